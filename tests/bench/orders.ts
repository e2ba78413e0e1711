import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Database } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { readStretch } from '#server/orders/order-stretch.ts'
import { openSqlite } from '#server/db/sqlite.ts'
import { pastOrderOnWire } from '#server/past-order-on-wire.ts'
import lendPostgres from '#tests/setup/postgres.ts'
import { addSuppliers, benchNow, type EngineName, fillOrders, own } from './many-orders.ts'
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

/** Both tables are asked in turn: what else the machine does falls on both. */
async function measure(engine: EngineName): Promise<Measured> {
  const { open, giveBack } = engine === 'sqlite' ? inFiles() : await lent()
  const [few, many] = [await filled(engine, await open('few'), own), await filled(engine, await open('many'), most)]
  try {
    const [alone, among]: [number[], number[]] = [[], []]
    // The first ten fill caches.
    for (let turn = -10; turn < turns; turn++) {
      const [ofFew, ofMany] = [await timeTheList(few), await timeTheList(many)]
      if (turn >= 0) alone.push(ofFew)
      if (turn >= 0) among.push(ofMany)
    }
    return { engine, alone, among, plans: await plansOf(many.db, engine, many.supplierId, benchNow) }
  } finally {
    await Promise.all([few.db.destroy(), many.db.destroy()])
    await giveBack()
  }
}

interface Filled {
  readonly db: Database
  readonly supplierId: number
}

async function filled(engine: EngineName, db: Database, total: number): Promise<Filled> {
  await migrate(db, engine)
  const supplierId = await addSuppliers(db)
  await fillOrders(db, engine, supplierId, total)
  return { db, supplierId }
}

/** What the call does, but for the network: the rows, their journal, and the text that goes over the wire; ms. */
async function timeTheList({ db, supplierId }: Filled): Promise<number> {
  const from = performance.now()
  const { orders } = await readStretch(db, supplierId, { edge: null, now: benchNow })
  JSON.stringify(orders.map(pastOrderOnWire))
  const took = performance.now() - from
  const prepared = orders.filter((order) => order.prepared_at !== null).length
  if (orders.length !== own || prepared !== own) throw new Error(`${orders.length} orders and ${prepared} lines of journal, not ${own}`)
  return took
}

function inFiles() {
  const folder = mkdtempSync(join(tmpdir(), 'colibat-orders-'))
  return { open: async (name: string) => openSqlite(join(folder, `${name}.db`)), giveBack: async () => rmSync(folder, { recursive: true, force: true }) }
}

async function lent() {
  let url = ''
  const giveBack = await lendPostgres({ provide: (_: string, given: string) => void (url = given) } as never)
  const open = async (use: string) => {
    const name = `${use}_${randomUUID().replaceAll('-', '')}`
    const client = new Client({ connectionString: url })
    await client.connect()
    await client.query(`create database ${name}`)
    await client.end()
    return patientPostgres(url.replace(/\/[^/?]+(?=\?|$)/, `/${name}`))
  }
  return { open, giveBack }
}
