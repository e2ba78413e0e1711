import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { serverAddresses } from '#contract/addresses.ts'
import { openBooks, type Answers } from '#tests/bench/outages/books.ts'
import { judge } from '#tests/bench/outages/judge.ts'
import { openLine } from '#tests/bench/outages/line.ts'
import { orderAndPay } from '#tests/bench/outages/order-and-pay.ts'
import { diesWithParent } from '#tests/setup/dies-with-parent.ts'
import { layCluster } from '#tests/setup/postgres-cluster.ts'
import { start as startMail } from '#tests/stand-ins/mail-server.ts'
import { s3Settings, start as startS3 } from '#tests/stand-ins/s3-store.ts'
import { end, freePort, nginxConfig, selfSigned } from './machine.ts'
import { joinByTheSite } from './member.ts'

// `npm run bench -- operation [seconds]`: the life of a site: orders behind nginx's TLS, one delivered, a backup,
// everything wiped and put back elsewhere, moved to PostgreSQL and S3, a second process, one killed every ten seconds
// for so long under orders, then restarted in turns. Ends with 1 when anything acknowledged is lost or done twice, or
// when a restart failed a request.
const seconds = Number(process.argv[2] ?? 300)
const root = mkdtempSync(join(tmpdir(), 'colibat-operation-'))
const mail = await startMail()
const s3 = await startS3('site')
const cluster = layCluster()
const [https, http, first, second] = await Promise.all([freePort(), freePort(), freePort(), freePort()])
const site = `https://localhost:${https}`
const common = {
  PATH: process.env['PATH'],
  HOST: '127.0.0.1',
  PUBLIC_URL: site,
  TRUST_PROXY: '1',
  DEMO: '1',
  SMTP_URL: mail.url,
  LOG_LEVEL: 'error',
  PLACES_URL: 'off',
  TRAVEL_TIME_URL: 'off',
  COMPANIES_URL: 'off',
}
const books = openBooks()
const faults: string[] = []
const running: ChildProcess[] = []
// The certificate was made a moment ago.
process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0'
console.log('| What | Now |\n|---|---|')
try {
  await live()
} finally {
  for (const child of running.toReversed()) await end(child, 'SIGTERM')
  await cluster.remove()
  await s3.stop()
  mail.stop()
  rmSync(root, { recursive: true, force: true })
}
console.log(faults.length === 0 ? '\nNothing lost, nothing twice.' : `\n**${faults.join('; ')}**`)
process.exitCode = faults.length === 0 ? 0 : 1

async function live(): Promise<void> {
  const [old, put] = [join(root, 'old'), join(root, 'new')]
  const folder = join(root, 'backup')
  selfSigned(root)
  const proxy = nginxConfig(root, { https, http, servers: [`127.0.0.1:${first}`, `127.0.0.1:${second}`] })
  // Each supplier of the load has a network of his own.
  writeFileSync(proxy, readFileSync(proxy, 'utf8').replace('$proxy_add_x_forwarded_for', '$http_x_forwarded_for'))
  keep(spawn('nginx', ['-c', proxy], { stdio: 'ignore' }))
  const embedded = { ...common, DATA_DIR: old }
  const server = await timed('An empty folder to a served site', () => serve(embedded, first))
  await timed('16 orders paid, some cancelled', () => load((answers) => answers.asked > 300 || books.paid.length >= 16))
  const team = await timed('A member of the team, with a second factor', () =>
    joinByTheSite(site, mail, (email) => bo(embedded, 'staff', 'add', email, '--yes')),
  )
  await timed('An order delivered, with its photo', () => team.deliver(paidOrders()[0] ?? 0))
  const [orders, files] = [await ordersOf(embedded), filesOf(old)]
  await timed('A backup, the server running', () => bo(embedded, 'backup', folder))
  await end(server, 'SIGTERM')
  rmSync(old, { recursive: true })
  const restored = { ...common, DATA_DIR: put }
  await timed('Wiped, read from end to end, put back elsewhere', async () => {
    await bo(restored, 'restore', folder, '--verify')
    await bo(restored, 'restore', folder)
  })
  if ((await ordersOf(restored)) !== orders || filesOf(put) !== files) faults.push('what was put back differs')

  await cluster.start()
  const database = await newDatabase()
  const shared = {
    ...common,
    DATABASE_URL: database,
    TOKEN_KEY: readFileSync(join(put, 'token-key'), 'utf8').trim(),
    ...s3Settings(s3.account('site')),
  }
  await timed('Moved to PostgreSQL', () => bo(restored, 'move', '--to', database))
  await timed('Its files to S3', () => bo({ ...shared, DATA_DIR: put }, 'files', 'copy'))
  if ((await ordersOf({ ...shared, DATA_DIR: put })) !== orders) faults.push('what was moved differs')
  const envs = [1, 2].map((number) => ({ ...shared, DATA_DIR: join(root, `machine-${number}`) }))
  const ports = [first, second]
  const servers = await timed('Two processes up', () =>
    Promise.all(envs.map((env, index) => serve(env, ports[index] ?? 0))),
  )

  const restart = async (index: number, signal: NodeJS.Signals) => {
    const child = servers[index]
    if (child) await end(child, signal)
    servers[index] = await serve(envs[index] ?? shared, ports[index] ?? 0)
  }
  const killed = await load(async () => {
    const kills = Math.round(seconds / 10)
    for (let kill = 0; kill < kills; kill += 1) {
      await pause(10_000)
      await restart(kill % 2, 'SIGKILL')
    }
    return true
  })
  row(`${Math.round(seconds / 10)} kills under orders: replies by status`, statuses(killed))
  const rolled = await load(async () => {
    for (let round = 0; round < 6; round += 1) {
      await pause(2000)
      await restart(round % 2, 'SIGTERM')
    }
    return true
  })
  row('Six rolling restarts under orders: replies by status', statuses(rolled))
  const failed = Object.keys(rolled.statuses).filter((status) => status === 'none' || Number(status) >= 500)
  if (failed.length > 0) faults.push(`rolling restarts failed requests: ${failed.join(', ')}`)
  await pause(60_000)
  await settleBooks(database)
}

/** Eight suppliers order and pay until `done` says so; how they were answered. */
async function load(done: (answers: Answers) => boolean | Promise<boolean>): Promise<Answers> {
  const answers: Answers = { asked: 0, statuses: {}, slowestMs: 0 }
  let isOver = false
  const suppliers = Array.from({ length: 8 }, async () => {
    while (!isOver)
      await orderAndPay(
        openLine(site, [10, ...randomBytes(3)].join('.'), answers, () => isOver),
        books,
        { cancels: true },
      )
  })
  while (!(await done(answers))) await pause(500)
  isOver = true
  await Promise.all(suppliers)
  return answers
}

async function settleBooks(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { charged, ...lost } = await judge(client, books)
  const count = async (text: string) => Number((await client.query<{ count: string }>(text)).rows[0]?.count)
  row(
    'Acknowledged: accounts, slips, orders, charges, payments, cancellations',
    [books.accounts, books.slips, books.orders, books.charged, books.paid, books.cancelled]
      .map((each) => each.length)
      .join(', '),
  )
  row('Intents charged in the processor’s own account', charged)
  for (const [what, number] of Object.entries(lost)) if (number > 0) faults.push(`${what}: ${number}`)
  const twice = await count(
    `select count(*) from (select intent_id from embedded_refunds group by 1 having count(*) > 1) as again`,
  )
  if (twice > 0) faults.push(`${twice} refunds twice`)
  const ids = mail.taken.map(({ text }) => /^Message-ID: (.*)$/im.exec(text)?.[1])
  // A process killed between the mail server's yes and its own note of it sends that letter again.
  row(
    'Letters taken by the mail server, again after a kill under the same Message-ID',
    `${ids.length}, ${ids.length - new Set(ids).size}`,
  )
  const waiting = await count(`select count(*) from letters where next_try_at is not null and channel = 'mail'`)
  row('Letters that still wait', waiting)
  await client.end()
}

function paidOrders(): number[] {
  return books.paid.filter((id) => !books.cancelled.includes(id))
}

/** Digests of every order as exported, and of every file by its path. */
async function ordersOf(env: NodeJS.ProcessEnv): Promise<string> {
  const file = join(root, 'orders.jsonl')
  await bo(env, 'export', 'commandes', '2020-01-01', '2099-12-31', file)
  const digest = createHash('sha256').update(readFileSync(file)).digest('hex')
  rmSync(file)
  return digest
}

function filesOf(folder: string): string {
  const paths = (readdirSync(join(folder, 'files'), { recursive: true }) as string[]).toSorted()
  const hash = createHash('sha256')
  for (const path of paths.filter((each) => /\.\w+$/.test(each)))
    hash.update(path).update(readFileSync(join(folder, 'files', path)))
  return hash.digest('hex')
}

/** This process has to answer meanwhile: mail and S3 are in it. */
async function bo(env: NodeJS.ProcessEnv, ...words: readonly string[]): Promise<void> {
  await promisify(execFile)(process.execPath, ['src/server/bo/bo.ts', ...words], { env })
}

async function serve(env: NodeJS.ProcessEnv, port: number): Promise<ChildProcess> {
  mkdirSync(env['DATA_DIR'] ?? '', { recursive: true })
  const [command = '', ...args] = [...diesWithParent('KILL'), process.execPath, 'src/server/main.ts']
  const child = keep(
    spawn(command, args, { env: { ...env, PORT: String(port) }, stdio: ['ignore', 'ignore', 'inherit'] }),
  )
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}${serverAddresses.readiness}`).then(
      ({ ok }) => ok,
      () => false,
    )
  for (let tries = 0; !(await isReady()); tries += 1) {
    if (tries > 240 || child.exitCode !== null) throw new Error(`the server on ${port} is not ready`)
    await pause(250)
  }
  return child
}

function keep(child: ChildProcess): ChildProcess {
  running.push(child)
  return child
}

async function newDatabase(): Promise<string> {
  const client = new Client({ connectionString: cluster.url })
  await client.connect()
  await client.query('create database site')
  await client.end()
  return cluster.url.replace('/postgres?', '/site?')
}

async function timed<Result>(what: string, work: () => Result | Promise<Result>): Promise<Result> {
  const began = performance.now()
  const result = await work()
  row(what, `${((performance.now() - began) / 1000).toFixed(1)} s`)
  return result
}

function statuses({ statuses: counts, slowestMs }: Answers): string {
  const told = Object.entries(counts).map(([status, times]) => `${status} × ${times}`)
  return `${told.join(', ')}; the slowest ${(slowestMs / 1000).toFixed(1)} s`
}

function row(what: string, now: string | number): void {
  console.log(`| ${what} | ${now} |`)
}
