import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Database } from '#server/db/database.ts'
import { listOrders } from '#server/db/orders.ts'
import { migrate } from '#server/db/migrate.ts'
import { openSqlite } from '#server/db/sqlite.ts'
import { pastOrderOnWire } from '#server/past-order-on-wire.ts'
import { preparationsOf } from '#server/staff/order-changes.ts'
import lendPostgres from '#tests/setup/postgres.ts'
import { addSuppliers, type EngineName, fillOrders, own } from './many-orders.ts'
import { type Measured, ordersTable } from './orders-table.ts'
import { patientPostgres } from './patient-postgres.ts'
import { plansOf } from './query-plans.ts'

// `npm run bench:orders [orders]`: how long the list of a supplier with 1,000 orders takes, alone and among a million of others', on both
// engines. Writes docs/bench-orders.md.
const most = Number(process.argv[2] ?? 1_000_000)
const turns = 60

const table = ordersTable([await measure('sqlite'), await measure('postgres')], most, turns)
writeFileSync('docs/bench-orders.md', table)
console.log(table)

async function measure(engine: EngineName): Promise<Measured> {
  const { db, giveBack } = engine === 'sqlite' ? inFile() : await lent()
  try {
    await migrate(db, engine)
    const supplierId = await addSuppliers(db)
    await fillOrders(db, engine, supplierId, own)
    const alone = await timeTheList(db, supplierId)
    await fillOrders(db, engine, supplierId, most)
    const among = await timeTheList(db, supplierId)
    return { engine, alone, among, plans: await plansOf(db, engine, supplierId) }
  } finally {
    await db.destroy()
    await giveBack()
  }
}

/** What the call does, but for the network: the rows, their journal, and the text that goes over the wire; ms each. */
async function timeTheList(db: Database, supplierId: number): Promise<number[]> {
  const times: number[] = []
  // The first ten fill caches.
  for (let turn = -10; turn < turns; turn++) {
    const from = performance.now()
    const [orders, preparations] = await Promise.all([listOrders(db, supplierId), preparationsOf(db, supplierId)])
    JSON.stringify(orders.map((order) => ({ ...pastOrderOnWire(order), prepared: preparations.get(order.id) })))
    if (turn >= 0) times.push(performance.now() - from)
    if (orders.length !== own || preparations.size !== own) throw new Error(`${orders.length} orders and ${preparations.size} lines of journal, not ${own}`)
  }
  return times
}

function inFile() {
  const folder = mkdtempSync(join(tmpdir(), 'colibat-orders-'))
  return { db: openSqlite(join(folder, 'colibat.db')), giveBack: async () => rmSync(folder, { recursive: true, force: true }) }
}

async function lent() {
  let url = ''
  const giveBack = await lendPostgres({ provide: (_: string, given: string) => void (url = given) } as never)
  const name = `orders_${randomUUID().replaceAll('-', '')}`
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return { db: patientPostgres(url.replace(/\/[^/?]+(?=\?|$)/, `/${name}`)), giveBack }
}
