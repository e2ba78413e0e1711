import { mostFound } from '#contract/staff/staff-orders.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import type { Database } from '#server/db/database.ts'
import { ordersWithWords, wordsIn } from '#server/db/order-words.ts'
import { isLapsed } from '#server/orders/is-lapsed.ts'
import type { OrderRow } from '#server/orders/orders.ts'

/** Orders that are paid and delivered since before `before`, and have no invoice yet; so many at most. */
export async function ordersToInvoice(db: Database, before: Date, most: number): Promise<number[]> {
  const rows = await withoutInvoice(db, before).select('id').orderBy('id').limit(most).execute()
  return rows.map(({ id }) => id)
}

/** How many these are, and since when the first one waits. */
export async function invoicesWaiting(db: Database, before: Date) {
  const { count, since } = await withoutInvoice(db, before)
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('updated_at').as('since')])
    .executeTakeFirstOrThrow()
  return { waiting: count, since: count === 0 ? null : new Date(since) }
}

function withoutInvoice(db: Database, before: Date) {
  return db
    .selectFrom('orders')
    .where('invoiced_at', 'is', null)
    .where('status', '=', orderStatus.delivered)
    .where('payment_status', '=', 1)
    .where('updated_at', '<=', before.getTime())
}

/** From then, if anything, up to then. */
interface Expected {
  readonly from: Date | null
  readonly to: Date
}

/**
 * What is on its way to be delivered and expected within a span: the latest, where there are too many. Status by
 * status, for an index holds each in this order.
 */
export async function openOrders(db: Database, expected: Expected): Promise<OrderRow[]> {
  const byStatus = open.map((status) =>
    openOnes(db, [status], expected)
      .selectAll()
      .orderBy('expected_at', 'desc')
      .orderBy('id', 'desc')
      .limit(mostListed)
      .execute(),
  )
  return latestOf((await Promise.all(byStatus)).flat())
}

/** The same orders, as far as it takes to say when they are due. */
export async function openMoments(db: Database, expected: Expected): Promise<DueOrder[]> {
  const byStatus = open.map((status) =>
    openOnes(db, [status], expected)
      .select(dueColumns)
      .orderBy('expected_at', 'desc')
      .orderBy('id', 'desc')
      .limit(mostListed)
      .execute(),
  )
  return latestOf((await Promise.all(byStatus)).flat())
}

const dueColumns = [
  'id',
  'status',
  'payment_status',
  'account_at',
  'total_ttc',
  'ordered_at',
  'counted_from',
  'expected_at',
  'flex_day',
  'flex_half_day',
  'planned_at',
] as const

export type DueOrder = Pick<OrderRow, (typeof dueColumns)[number]>

function latestOf<Row extends DueOrder>(orders: readonly Row[]): Row[] {
  return orders
    .toSorted((one, other) => (other.expected_at ?? 0) - (one.expected_at ?? 0) || other.id - one.id)
    .slice(0, mostListed)
}

/** How many these are, without those that have lapsed. */
export async function countOpenOrders(db: Database, expected: Expected, now: Date): Promise<number> {
  const all = openOnes(db, open, expected)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return (await all).count - (await countLapsed(db, expected, now))
}

/** How many of the orders expected within a span have lapsed. */
export async function countLapsed(db: Database, expected: Expected, now: Date): Promise<number> {
  const unpaid = await openOnes(db, [orderStatus.validating], expected)
    .select(dueColumns)
    .where('payment_status', '=', 0)
    .execute()
  return unpaid.filter((order) => isLapsed(order, now)).length
}

function openOnes(db: Database, statuses: readonly number[], { from, to }: Expected) {
  return db
    .selectFrom('orders')
    .where('status', 'in', statuses)
    .where('expected_at', '<', to.getTime())
    .$if(from !== null, (query) => query.where('expected_at', '>=', from?.getTime() ?? 0))
}

const open = [orderStatus.validating, orderStatus.preparing, orderStatus.delivering]

/** Orders of a status, the first expected first. */
export async function ordersOfStatus(db: Database, status: number): Promise<OrderRow[]> {
  return await db
    .selectFrom('orders')
    .selectAll()
    .where('status', '=', status)
    .orderBy('expected_at')
    .orderBy('id')
    .limit(mostListed)
    .execute()
}

export async function countOfStatus(db: Database, status: number): Promise<number> {
  return (
    await db
      .selectFrom('orders')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('status', '=', status)
      .executeTakeFirstOrThrow()
  ).count
}

/**
 * Orders of that number, or whose addresses, names, telephone, reference or building site hold these words; newest
 * first. Whole words come first, since an index gives the newest of them at once.
 */
export async function searchOrders(db: Database, text: string): Promise<OrderRow[]> {
  const words = wordsIn(text)
  if (words.length === 0) return []
  const whole = await ordersWithWords(db, words, { asBeginnings: false, most: mostFound })
  const found =
    whole.length === mostFound ? whole : await ordersWithWords(db, words, { asBeginnings: true, most: mostFound })
  const number = /^#?(\d{1,15})$/.exec(text)?.[1]
  const ids = [...found, ...(number === undefined ? [] : [Number(number)])]
  return ids.length === 0
    ? []
    : await db.selectFrom('orders').selectAll().where('id', 'in', ids).orderBy('id', 'desc').execute()
}

/** The telephones of these orders' suppliers, by account. */
export async function phonesOf(db: Database, orders: readonly OrderRow[]): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(orders.map(({ supplier_id }) => supplier_id))]
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('users').select(['id', 'phone']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, phone }) => [id, phone]))
}

/** How many orders a list holds at most. */
export const mostListed = 500
