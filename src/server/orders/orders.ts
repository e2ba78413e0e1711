import type { ExpressionBuilder, Selectable, Updateable } from 'kysely'
import { noTexts } from '#contract/order/order-texts.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import type { Database } from '#server/db/database.ts'
import { HttpError } from '#server/log/http-error.ts'
import type { Tables } from '#server/tables.ts'
import { textColumnsOf } from './order-columns.ts'
import type { OrdersTable } from './orders-table.ts'

export type OrderRow = Selectable<OrdersTable>

/** An order of that supplier, null when there is none or it is another supplier's. */
export async function findOrder(db: Database, supplierId: number, id: number): Promise<OrderRow | null> {
  return (await ordersOf(db, supplierId).selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}

/** An order of any supplier. */
export async function findAnyOrder(db: Database, id: number): Promise<OrderRow | null> {
  return (await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}

/** What was looked for, else 404. */
export function foundOrder(order: OrderRow | null): OrderRow {
  if (order === null) throw new HttpError(404, 'Commande introuvable.')
  return order
}

/** The order that is paid by an intent, of any supplier. */
export async function findOrderOfIntent(db: Database, intentId: string): Promise<OrderRow | null> {
  return (await db.selectFrom('orders').selectAll().where('intent_id', '=', intentId).executeTakeFirst()) ?? null
}

/** A supplier's orders, newest first. */
export async function listOrders(db: Database, supplierId: number): Promise<OrderRow[]> {
  return await ordersOf(db, supplierId).selectAll().orderBy('ordered_at', 'desc').orderBy('id', 'desc').execute()
}

/** How many orders a supplier has made. */
export async function countOrders(db: Database, supplierId: number): Promise<number> {
  return (
    await ordersOf(db, supplierId)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count
}

/** A supplier's newest order. */
export async function findLastOrder(db: Database, supplierId: number): Promise<OrderRow | null> {
  return (
    (await ordersOf(db, supplierId)
      .selectAll()
      .orderBy('ordered_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()) ?? null
  )
}

/**
 * Marks an order paid, once, and for good: by its card, or by a transfer, where it is as it was read. The order as it
 * then is; null when it was paid before, or is on account.
 */
export async function markPaid(
  db: Database,
  id: number,
  at: Date,
  transfer: PaidByTransfer | null = null,
): Promise<OrderRow | null> {
  const paid = {
    transfer_reference: transfer?.reference ?? null,
    payment_status: 1,
    paid_at: at.getTime(),
    updated_at: at.getTime(),
    next_ask_at: null,
  }
  return (
    (await db
      .updateTable('orders')
      .set(paid)
      .where('id', '=', id)
      .where('payment_status', '=', 0)
      .where('account_at', 'is', null)
      .$if(transfer !== null, (query) =>
        query
          .where('status', '<>', orderStatus.cancelled)
          .where('total_ttc', '=', transfer?.seen.total_ttc ?? 0)
          .where('intent_id', 'is not distinct from', transfer?.seen.intent_id ?? null),
      )
      .returningAll()
      .executeTakeFirst()) ?? null
  )
}

/** A transfer that pays an order, by what the bank calls it. `seen`: the order that it was meant for. */
export interface PaidByTransfer {
  readonly reference: string
  readonly seen: Pick<OrderRow, 'intent_id' | 'total_ttc'>
}

/**
 * Gives an order another moment, unless it has moved since it was read, to a step or a moment; `samePayment`: nor was
 * paid, nor has another payment. Its last step keeps its date (`updated_at`).
 */
export async function setMoment(
  db: Database,
  seen: OrderRow,
  moment: Updateable<OrdersTable>,
  { samePayment }: { readonly samePayment: boolean },
): Promise<OrderRow | null> {
  const moved = await db
    .updateTable('orders')
    .set(moment)
    .where('id', '=', seen.id)
    .where('status', '=', seen.status)
    .where('expected_at', 'is not distinct from', seen.expected_at)
    .$if(samePayment, (query) =>
      query
        .where('payment_status', 'is not distinct from', seen.payment_status)
        .where('account_at', 'is not distinct from', seen.account_at)
        .where('intent_id', 'is not distinct from', seen.intent_id),
    )
    .returningAll()
    .executeTakeFirst()
  return moved ?? null
}

/** Cancels what an account never paid, as it goes, unless the processor is asked about it or it is under way. */
export async function cancelUnpaidOf(db: Database, supplierId: number, at: Date): Promise<void> {
  await cancelUnpaid(db, at).where('supplier_id', '=', supplierId).execute()
}

/** The same for an order that was on its way here while its account went. */
export async function cancelUnpaidOfErased(db: Database, at: Date): Promise<void> {
  await cancelUnpaid(db, at)
    .where('supplier_id', 'in', db.selectFrom('users').select('id').where('erased_at', 'is not', null))
    .execute()
}

function cancelUnpaid(db: Database, at: Date) {
  return db
    .updateTable('orders')
    .set({ status: orderStatus.cancelled, updated_at: at.getTime() })
    .where('status', 'not in', [
      orderStatus.cancelled,
      orderStatus.delivered,
      orderStatus.preparing,
      orderStatus.delivering,
    ])
    .where((or) => or.or([or('payment_status', 'is', null), or('payment_status', '=', 0)]))
    .where('next_ask_at', 'is', null)
    .where('account_at', 'is', null)
}

/**
 * Empties an erased account's orders that are over: every text, the map's points, the slip; of an unpaid one the
 * addresses. Invoices and receipts keep what they say. `name`: stands for the account.
 */
export async function emptyOrdersOf(db: Database, supplierId: number, name: string): Promise<void> {
  const over = () =>
    db.updateTable('orders').where('supplier_id', '=', supplierId).where('email', '<>', name).where(isOver)
  const nowhere = { pickup_latitude: 0, pickup_longitude: 0, delivery_latitude: 0, delivery_longitude: 0 }
  await over()
    .where('payment_status', 'is distinct from', 1)
    .set({ pickup_address: '', delivery_address: '' })
    .execute()
  await over()
    .set({ ...textColumnsOf({ ...noTexts, email: name }), ...nowhere, slip_path: null, access_note: '', neighbour: '' })
    .execute()
}

/** Invoiced; delivered without a card; or cancelled, with nothing to be paid or given back any more. */
function isOver(order: ExpressionBuilder<Tables, 'orders'>) {
  return order.or([
    order('invoiced_at', 'is not', null),
    order.and([order('status', '=', orderStatus.delivered), order('payment_status', 'is', null)]),
    order.and([
      order('status', '=', orderStatus.cancelled),
      order('next_ask_at', 'is', null),
      order.or([order('refund_state', 'is', null), order('refund_state', '=', 'refunded')]),
    ]),
  ])
}

export function ordersOf(db: Database, supplierId: number) {
  return db.selectFrom('orders').where('supplier_id', '=', supplierId)
}
