import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { startProvider } from '#tests/journeys/provider.ts'
import { communes } from '#tests/server/fixtures/communes.ts'
import { layCluster } from '#tests/setup/postgres-cluster.ts'
import { outagesTable, type Round } from './tables/outages-table.ts'
import { openBooks, type Answers } from './outages/books.ts'
import { judge } from './outages/judge.ts'
import { openLine } from './outages/line.ts'
import { orderAndPay } from './outages/order-and-pay.ts'
import { failOnce, type Outage } from './outages/outage.ts'

// `npm run bench -- outages [rounds]`, of some 15 s each: eight suppliers order and pay while PostgreSQL is cut off,
// restarted and silent under a real server process. Ends with 1 when the server died, or when anything acknowledged is
// not there a minute later.
const rounds = Number(process.argv[2] ?? 10)
const suppliers = 8

const folder = mkdtempSync(join(tmpdir(), 'colibat-outages-'))
const gazetteer = join(folder, 'gazetteer.json')
writeFileSync(gazetteer, JSON.stringify(communes))
// As an operator's: what is acknowledged is on the disk.
const cluster = layCluster()
await cluster.start()
const settings = { GAZETTEER: gazetteer, APP_DIR: join(folder, 'no-app'), TRUST_PROXY: '1', LOG_LEVEL: 'error' }
const site = await startProvider('postgres', 'off', cluster.url, settings)
const books = openBooks()
const played: Round[] = []
try {
  for (let round = 0; round < rounds; round++) played.push(await play(outageOf(round), round))
  await pause(60_000)
  const client = new Client({ connectionString: await databaseOf(cluster.url) })
  await client.connect()
  const verdict = await judge(client, books)
  await client.end()
  console.log(outagesTable(played, books, verdict))
  const { charged, ...faults } = verdict
  process.exitCode = played.some(({ died }) => died) || Object.values(faults).some((count) => count > 0) ? 1 : 0
} finally {
  await site.remove()
  await cluster.remove()
  rmSync(folder, { recursive: true, force: true })
}

/** Every other one is a restart; the last but one is a silence. */
function outageOf(round: number): Outage {
  if (round === rounds - 2) return 'silence'
  return round % 2 === 0 ? 'connections cut' : 'restart'
}

async function play(outage: Outage, round: number): Promise<Round> {
  const answers: Answers = { asked: 0, statuses: {}, slowestMs: 0 }
  const before = books.orders.length
  let isOver = false
  const working = Array.from({ length: suppliers }, async (_, index) => {
    for (let account = 0; !isOver; account++)
      await orderAndPay(
        openLine(site.url, `10.${round}.${index}.${account % 256}`, answers, () => isOver),
        books,
      )
  })
  // In the midst of it, however slow the machine is.
  for (let waited = 0; waited < 300 && books.orders.length - before < suppliers; waited++) await pause(100)
  await failOnce(outage, cluster)
  await pause(2500)
  isOver = true
  await Promise.all(working)
  const died = !lives(site.pid)
  if (died) await site.restart()
  const told = { outage, died, orders: books.orders.length - before, answers, memoryMb: memoryOf(site.pid) }
  console.log(JSON.stringify(told))
  return told
}

/** What a process has in memory, in MB. Linux. */
function memoryOf(pid: number): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
}

function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** The one that the server was given. */
async function databaseOf(url: string): Promise<string> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where datname like 'journey_%'`,
  )
  await client.end()
  return url.replace('/postgres?', `/${rows[0]?.datname}?`)
}
