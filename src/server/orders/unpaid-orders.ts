import { orderStatus } from '#rules/order/order-status.ts'
import { mostDaysAhead } from '#rules/moment/timetables.ts'
import type { Database } from '#server/db/database.ts'
import type { OrderRow } from './orders.ts'

/** What the user sets out to pay with; `instead`: its former intent, canceled or unknown by now. */
export interface Opening {
  readonly intentId: string
  readonly instead: string | null
  readonly at: Date
  readonly askAt: Date | null
}

/**
 * The user is about to pay: ties the order to its intent, once, and asks the processor about it from `askAt` on. False
 * when the order is tied to another intent, paid, on account or cancelled.
 */
export async function openPayment(
  db: Database,
  id: number,
  { intentId, instead, at, askAt }: Opening,
): Promise<boolean> {
  const opened = { intent_id: intentId, payment_opened_at: at.getTime(), next_ask_at: askAt?.getTime() ?? null }
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set(opened)
    .where('id', '=', id)
    .where('payment_status', '=', 0)
    .where('account_at', 'is', null)
    .where('status', '!=', orderStatus.cancelled)
    .where((or) => or.or([or('intent_id', 'is', null), or('intent_id', 'in', [intentId, instead ?? intentId])]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * How many orders a supplier made that wait for their payment: their slot is to come, or they are less than a day old.
 * A request that was given its price does not count.
 */
export async function countOpenUnpaid(db: Database, supplierId: number, at: Date): Promise<number> {
  const { open } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('supplier_id', '=', supplierId)
    .where('ordered_at', '>', at.getTime() - (mostDaysAhead + 2) * dayMs)
    .where('status', '=', orderStatus.validating)
    .where('payment_status', '=', 0)
    .where('account_at', 'is', null)
    .where('base_price', 'is not', null)
    .where((or) => or.or([or('expected_at', '>', at.getTime()), or('ordered_at', '>', at.getTime() - dayMs)]))
    .executeTakeFirstOrThrow()
  return open
}

const dayMs = 86_400_000

/** An unpaid order whose turn has come. */
export interface DueUnpaid {
  readonly id: number
  readonly payment_opened_at: number
  readonly next_ask_at: number
}

/**
 * The unpaid orders to ask the processor about: each supplier's first before anybody's second, of these those that
 * waited longest first.
 */
export async function dueUnpaid(db: Database, at: Date, most: number): Promise<DueUnpaid[]> {
  return await db
    .with('due', (query) =>
      query
        .selectFrom('orders')
        .select(['id', 'payment_opened_at', 'next_ask_at'])
        .select(({ fn }) =>
          fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy('supplier_id').orderBy('next_ask_at').orderBy('id'))
            .as('turn'),
        )
        .where('next_ask_at', '<=', at.getTime()),
    )
    .selectFrom('due')
    .select(['id', 'payment_opened_at', 'next_ask_at'])
    .orderBy('turn')
    .orderBy('next_ask_at')
    .orderBy('id')
    .limit(most)
    .$narrowType<{ payment_opened_at: number; next_ask_at: number }>()
    .execute()
}

/** Takes an order whose turn has come and writes its next one; null when another server was first, or it is paid. */
export async function takeUnpaid(
  db: Database,
  { id, next_ask_at: seen }: DueUnpaid,
  next: Date | null,
): Promise<OrderRow | null> {
  const taken = await db
    .updateTable('orders')
    .set({ next_ask_at: next?.getTime() ?? null })
    .where('id', '=', id)
    .where('next_ask_at', '=', seen)
    .returningAll()
    .executeTakeFirst()
  return taken ?? null
}

/** A cancelled order that may have been charged meanwhile: the processor is asked about it from now on. */
export async function askAtOnce(db: Database, id: number, at: Date): Promise<void> {
  await db
    .updateTable('orders')
    .set({ payment_opened_at: at.getTime(), next_ask_at: at.getTime() })
    .where('id', '=', id)
    .where('payment_status', '=', 0)
    .where('intent_id', 'is not', null)
    .execute()
}

/** Nothing can be charged any more: the processor is asked no more. */
export async function stopAsking(db: Database, id: number): Promise<void> {
  await db
    .updateTable('orders')
    .set({ next_ask_at: null })
    .where('id', '=', id)
    .where('payment_status', '=', 0)
    .execute()
}
