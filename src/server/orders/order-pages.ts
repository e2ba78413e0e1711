import { sql, type ExpressionBuilder } from 'kysely'
import { edgeText, type OrderEdge } from '#contract/order/order-edge.ts'
import { monthAfter, monthStart, parisMonth, windowStart } from '#rules/moment/history-window.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { addDays, parisDay, parisInstant } from '#rules/moment/paris-time.ts'
import type { Database, Instant } from '#server/db/database.ts'
import { readableOrders, type Reader } from '#server/orders/readable-orders.ts'
import type { Tables } from '#server/tables.ts'
import type { OrderRow } from './orders.ts'

/**
 * An order with the instants its preparation began and it left, the last time, where a step was taken back; and what
 * the journal says of the team's last date; and the name that its slip was sent with.
 */
export type JournaledOrder = OrderRow & {
  readonly prepared_at: Instant | null
  readonly left_at: Instant | null
  readonly dated_note: string | null
  readonly slip_name: string | null
  /** Who placed it, of an organisation's order; '' once that account is erased. */
  readonly orderer: string | null
}

/** Some of a supplier's orders, newest first, without a gap; `older`: what the next ones are asked by, or null. */
export interface OrderPage {
  readonly orders: readonly JournaledOrder[]
  readonly older: string | null
}

/** How many orders a page has at most. */
export const mostOrders = 2000

interface PageAsked {
  /** Null: from the newest on. */
  readonly edge: OrderEdge | null
  readonly now: Date
  readonly most?: number
}

/** Whose orders are read: a supplier's own, or all of an organisation. */
export type Shelf = { readonly supplierId: number } | { readonly organisationId: number }

/**
 * A shelf's orders of 24 months, those before the edge. More than `most` end with a whole day; a day of more than
 * that, between two of its orders.
 */
export async function readOrderPage(
  db: Database,
  shelf: Shelf,
  { edge, now, most = mostOrders }: PageAsked,
): Promise<OrderPage> {
  const since = windowStart(edge?.before ?? now)
  const [orders, older] = await Promise.all([
    journaled(ordersOf(db, shelf))
      .where('ordered_at', '>=', since.getTime())
      .$if(edge !== null, (page) => page.where((order) => isBefore(order, edge as OrderEdge)))
      .orderBy('ordered_at', 'desc')
      .orderBy('id', 'desc')
      .limit(most + 1)
      .execute(),
    ordersOf(db, shelf)
      .select('ordered_at')
      .where('ordered_at', '<', since.getTime())
      .orderBy('ordered_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ])
  const left = orders[most]
  if (left === undefined)
    return { orders, older: older === undefined ? null : monthAfter(parisMonth(new Date(older.ordered_at))) }
  return cutBefore(left, orders.slice(0, most))
}

/** An order that he may read, as a page of its own. */
export async function readOneOrder(db: Database, reader: Reader, id: number): Promise<OrderPage> {
  return { orders: await journaled(readableOrders(db, reader)).where('orders.id', '=', id).execute(), older: null }
}

/** The newest that has no place leaves, and all of its day. */
function cutBefore(left: OrderRow, fitting: readonly JournaledOrder[]): OrderPage {
  const dayEnd = parisInstant(addDays(parisDay(new Date(left.ordered_at)), 1), '00:00')
  const whole = fitting.filter((order) => order.ordered_at >= dayEnd.getTime())
  if (whole.length > 0)
    return { orders: whole, older: isMonthStart(dayEnd) ? parisMonth(dayEnd) : edgeText({ before: dayEnd, id: 0 }) }
  const last = fitting.at(-1) as JournaledOrder
  return { orders: fitting, older: edgeText({ before: new Date(last.ordered_at), id: last.id }) }
}

function isMonthStart(instant: Date): boolean {
  return monthStart(parisMonth(instant)).getTime() === instant.getTime()
}

/** Two orders of one instant follow each other by their numbers. */
function isBefore(order: ExpressionBuilder<Tables, 'orders'>, { before, id }: OrderEdge) {
  return order(order.refTuple('ordered_at', 'id'), '<', order.tuple(before.getTime(), id))
}

function journaled(orders: ReturnType<typeof ordersOf>) {
  return orders
    .selectAll('orders')
    .select((order) => [
      steppedTo(order, orderStatus.preparing).as('prepared_at'),
      steppedTo(order, orderStatus.delivering).as('left_at'),
      dated(order).as('dated_note'),
      order.selectFrom('slips').select('original_name').whereRef('slips.path', '=', 'orders.slip_path').as('slip_name'),
      ordererOf(order).as('orderer'),
    ])
}

/** When an order was last taken to a step, by its journal. */
function steppedTo(order: ExpressionBuilder<Tables, 'orders'>, status: number) {
  return order
    .selectFrom('order_changes')
    .select(({ fn }) => fn.coalesce('done_at', 'at').as('at'))
    .whereRef('order_id', '=', 'orders.id')
    .where('to_status', '=', status)
    .where('kind', '=', 'step')
    .orderBy('order_changes.id', 'desc')
    .limit(1)
}

/** Nobody of an order that is of no organisation. */
function ordererOf(order: ExpressionBuilder<Tables, 'orders'>) {
  return order
    .selectFrom('users')
    .select(sql<string>`trim(first_name || ' ' || last_name)`.as('name'))
    .whereRef('users.id', '=', 'orders.orderer_id')
    .whereRef('orders.organisation_id', 'is not', sql`null`)
}

function dated(order: ExpressionBuilder<Tables, 'orders'>) {
  return order
    .selectFrom('order_changes')
    .select('note')
    .whereRef('order_id', '=', 'orders.id')
    .where('kind', '=', 'date')
    .orderBy('order_changes.id', 'desc')
    .limit(1)
}

function ordersOf(db: Database, shelf: Shelf) {
  const orders = db.selectFrom('orders')
  return 'supplierId' in shelf
    ? orders.where('supplier_id', '=', shelf.supplierId)
    : orders.where('orders.organisation_id', '=', shelf.organisationId)
}
