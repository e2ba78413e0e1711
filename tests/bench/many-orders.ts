import { type RawBuilder, sql } from 'kysely'
import { sampleOrders } from '#scripts/sample-orders.ts'
import type { Database } from '#server/db/database.ts'
import { insertOrderOnce } from '#server/orders/submissions.ts'
import { insertUser } from '#server/users/users.ts'
import { readTariff } from '#server/config/tariff.ts'
import type { People } from './orders-followed.ts'

export type EngineName = 'sqlite' | 'postgres'

/** When it is in the benches. */
export const benchNow = new Date('2026-11-20T09:00:00Z')

/** How many orders the supplier has whose list it is. */
export const own = 1000

const others = 999

/** 1,000 suppliers; the number of the first, whose list it is. The others' follow it. */
export async function addSuppliers(db: Database): Promise<number> {
  const ids: (number | null)[] = []
  for (let index = 0; index <= others; index++) ids.push(await insertUser(db, account(index)))
  const [first] = ids
  if (first === null || first === undefined || ids.at(-1) !== first + others) throw new Error('the numbers have gaps')
  return first
}

/**
 * Fills an empty table: `total` orders, those of the one supplier strewn evenly among those of the others, each with
 * its four lines in the journal, and its invoice.
 */
export async function fillOrders(db: Database, engine: EngineName, supplierId: number, total: number): Promise<void> {
  const [, , , delivered] = sampleOrders(
    supplierId,
    'fournisseur@exemple.fr',
    readTariff('src/server/config/tariff.json'),
    benchNow,
  )
  if (delivered === undefined) throw new Error('there is no sample')
  const model = await insertOrderOnce(db, delivered)
  const copied = Object.keys(model).filter((column) => !changing.includes(column))
  const columns = sql.join(copied.map((column) => sql.ref(column)))
  const every = sql.lit(Math.max(1, Math.floor(total / own)))
  const owner = sql`case when i % ${every} = 0 then ${sql.lit(supplierId)} else ${sql.lit(supplierId + 1)} + i % ${sql.lit(others)} end`
  await sql`insert into orders (supplier_id, submission_id, ordered_at, invoiced_at, ${columns})
    select ${owner}, 'bench-' || i, ordered_at - i * 1000, ordered_at, ${columns} from orders, ${series(engine, total)} where orders.id = ${sql.lit(model.id)}`.execute(
    db,
  )
  await db.deleteFrom('orders').where('id', '=', model.id).execute()
  for (const [kind, from, to] of [
    ['new', 4, 4],
    ['step', 4, 3],
    ['step', 3, 2],
    ['step', 2, 1],
  ] as const) {
    await sql`insert into order_changes (order_id, supplier_id, kind, from_status, to_status, at) select id, supplier_id, ${kind}, ${from}, ${to}, ordered_at from orders`.execute(
      db,
    )
  }
  // An operator's PostgreSQL does this by itself.
  if (engine === 'postgres') await sql`vacuum analyze`.execute(db)
}

/** Beside them: a supplier with a handful of orders, and three of the team. */
export async function addFollowers(db: Database, supplierId: number): Promise<People> {
  const [asking, ...team] = await Promise.all([
    insertUser(db, account(others + 1)),
    ...[2, 3, 4].map((more) => insertUser(db, { ...account(others + more), role: 'staff', team_role: 'manager' })),
  ])
  if (asking === null || asking === undefined) throw new Error('there is one already')
  for (const sample of sampleOrders(
    asking,
    'fournisseur@exemple.fr',
    readTariff('src/server/config/tariff.json'),
    benchNow,
  ))
    await insertOrderOnce(db, { ...sample, invoiced_at: sample.ordered_at })
  return {
    asking,
    suppliers: Array.from({ length: 10 }, (_, index) => supplierId + index),
    team: team.flatMap((id) => id ?? []),
  }
}

const changing = ['id', 'supplier_id', 'submission_id', 'ordered_at', 'invoiced_at']

/** A table `numbers` with a column i, from 0. */
function series(engine: EngineName, count: number): RawBuilder<unknown> {
  const last = sql.lit(count - 1)
  if (engine === 'postgres') return sql`generate_series(0, ${last}) as numbers(i)`
  return sql`(with recursive numbers(i) as (select 0 union all select i + 1 from numbers where i < ${last}) select i from numbers) as numbers`
}

function account(index: number) {
  return {
    email: `fournisseur-${index}@exemple.fr`,
    password_hash: '',
    last_name: 'Exemple',
    first_name: 'Camille',
    phone: '0600000000',
    company: 'Exemple Matériaux',
    vat_number: '',
    siren: '',
    billing_address: '',
    postal_code: '',
    city: '',
    latitude: null,
    longitude: null,
    role: 'supplier',
    session_version: 1,
    created_at: 0,
  } as const
}
