import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Client } from 'pg'
import { buildIfStale, gazetteer } from '#scripts/build.ts'
import type { Database } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { readOrderPage } from '#server/orders/order-pages.ts'
import { openSqlite } from '#server/db/sqlite.ts'
import { pastOrderOnWire } from '#server/orders/past-order-on-wire.ts'
import lendPostgres from '#tests/setup/postgres.ts'
import { addFollowers, addSuppliers, benchNow, type EngineName, fillOrders, own } from './many-orders.ts'
import { type People, type Place, timesWhileFollowed } from './orders-followed.ts'
import { type Followed, type Measured, ordersTable } from './tables/orders-table.ts'
import { patientPostgres } from './patient-postgres.ts'
import { plansOf } from './query-plans.ts'

// `npm run bench -- orders [orders] [folder]`: how long the list of a supplier with 1,000 orders takes, alone and among
// a million of others', and how long cheap calls wait while pages follow the journal, on both engines. `folder`:
// another checkout, whose calls are timed on the same data.
const most = Number(process.argv[2] ?? 1_000_000)
const before = process.argv[3]
const trees = [['after', '.'], ...(before === undefined ? [] : [['before', before] as const])] as const
const turns = 60
const followedMs = 30_000

buildIfStale(gazetteer)
console.log(ordersTable([await measure('sqlite'), await measure('postgres')], most))

/** Both tables are asked in turn: what else the machine does falls on both. */
async function measure(engine: EngineName): Promise<Measured> {
  const { open, giveBack } = engine === 'sqlite' ? inFiles() : await lent()
  const databases: Filled[] = []
  for (const total of [own, Math.round(most / 10), most]) databases.push(await filled(engine, await open(), total))
  const [few, , many] = databases as [Filled, Filled, Filled]
  try {
    const [alone, among]: [number[], number[]] = [[], []]
    // The first ten fill caches.
    for (let turn = -10; turn < turns; turn++) {
      const [ofFew, ofMany] = [await timeTheList(few), await timeTheList(many)]
      if (turn >= 0) alone.push(ofFew)
      if (turn >= 0) among.push(ofMany)
    }
    const plans = await plansOf(many.db, engine, many.supplierId, benchNow)
    const followed: Followed[] = []
    for (const [of, tree] of trees) {
      for (const { db, place, people, total } of databases) {
        if (of === 'before') await forgetMigrations(db, tree)
        followed.push({ of, total, times: await timesWhileFollowed(tree, place, people, followedMs) })
      }
    }
    return { engine, alone, among, plans, followed }
  } finally {
    await Promise.all(databases.map(({ db }) => db.destroy()))
    await giveBack()
  }
}

/**
 * A checkout of before takes the data for its own when they name no migration that it does not know: what came since
 * are indexes, and columns with a value of their own.
 */
async function forgetMigrations(db: Database, tree: string): Promise<void> {
  const known = readdirSync(join(tree, 'src/server/db/migrations')).map((file) => file.replace('.ts', ''))
  await sql`delete from kysely_migration where name not in (${sql.join(known)})`.execute(db)
}

interface Filled {
  readonly db: Database
  readonly place: Place
  readonly total: number
  readonly supplierId: number
  readonly people: People
}

async function filled(engine: EngineName, { db, place }: Pick<Filled, 'db' | 'place'>, total: number): Promise<Filled> {
  await migrate(db, engine)
  const supplierId = await addSuppliers(db)
  await fillOrders(db, engine, supplierId, total)
  return { db, place, total, supplierId, people: await addFollowers(db, supplierId) }
}

/** What the call does, but for the network: the rows, their journal, and the text that goes over the wire; ms. */
async function timeTheList({ db, supplierId }: Filled): Promise<number> {
  const from = performance.now()
  const { orders } = await readOrderPage(db, { supplierId }, { edge: null, now: benchNow })
  JSON.stringify(orders.map(pastOrderOnWire))
  const took = performance.now() - from
  const prepared = orders.filter((order) => order.prepared_at !== null).length
  if (orders.length !== own || prepared !== own)
    throw new Error(`${orders.length} orders and ${prepared} lines of journal, not ${own}`)
  return took
}

function inFiles() {
  const folder = mkdtempSync(join(tmpdir(), 'colibat-orders-'))
  const open = async () => {
    const data = mkdtempSync(join(folder, 'data-'))
    return { db: openSqlite(join(data, 'colibat.db')), place: { data, url: null } }
  }
  return { open, giveBack: async () => rmSync(folder, { recursive: true, force: true }) }
}

async function lent() {
  let server = ''
  const giveBack = await lendPostgres({ provide: (_: string, given: string) => void (server = given) } as never)
  const folder = mkdtempSync(join(tmpdir(), 'colibat-orders-'))
  const open = async () => {
    const name = `orders_${randomUUID().replaceAll('-', '')}`
    const client = new Client({ connectionString: server })
    await client.connect()
    await client.query(`create database ${name}`)
    await client.end()
    const [data, url] = [join(folder, name), server.replace(/\/[^/?]+(?=\?|$)/, `/${name}`)]
    mkdirSync(data)
    return { db: patientPostgres(url), place: { data, url } }
  }
  return {
    open,
    async giveBack() {
      rmSync(folder, { recursive: true, force: true })
      await giveBack()
    },
  }
}
