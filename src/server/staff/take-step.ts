import { orderStatus, requestedStatus } from '#rules/order/order-status.ts'
import type { Database } from '#server/db/database.ts'
import { dueOf } from '#server/orders/moment-of.ts'
import type { Emitted } from '#server/orders/emitted-by.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import type { AgreedPrice } from '#server/orders/price-of.ts'
import { newTrackingToken } from '#server/tracking/tracking-link.ts'

/** The same, held until the end of the transaction: two who write beside it write one after the other. */
export async function holdOrder(transaction: Database, id: number): Promise<OrderRow | null> {
  return (
    (await transaction
      .updateTable('orders')
      .set(({ ref }) => ({ status: ref('status') }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()) ?? null
  )
}

/** `samePayment`: only when nobody has opened another payment since, or paid. `emitted`: by a delivery. */
interface Step {
  readonly to: number
  readonly at: Date
  readonly samePayment?: boolean
  readonly emitted?: Emitted | null
}

/**
 * Takes an order from where it was read to `to`; null when it has moved since. A delivery has its date from here on,
 * and whether it was late, an order on its way its tracking link.
 */
export async function takeStep(
  transaction: Database,
  seen: OrderRow,
  { to, at, samePayment = false, emitted = null }: Step,
): Promise<OrderRow | null> {
  const { id, status, tracking_token: token } = seen
  const delivered_at = to === orderStatus.delivered ? at.getTime() : null
  const late = delivered_at !== null && delivered_at > dueOf(seen).getTime() ? 1 : 0
  const tracking_token = to === orderStatus.delivering ? (token ?? newTrackingToken()) : token
  const moved = await transaction
    .updateTable('orders')
    .set({
      status: to,
      updated_at: at.getTime(),
      delivered_at,
      late,
      tracking_token,
      co2_grams: emitted?.co2_grams ?? null,
      co2_basis: emitted?.co2_basis ?? null,
    })
    .where('id', '=', id)
    .where('status', '=', status)
    // An invoice says that the order was delivered: it stays so.
    .where('invoiced_at', 'is', null)
    .$if(samePayment, (query) =>
      query
        .where('payment_status', 'is not distinct from', seen.payment_status)
        .where('intent_id', 'is not distinct from', seen.intent_id),
    )
    .returningAll()
    .executeTakeFirst()
  return moved ?? null
}

/** Gives a request its price, and leaves it to its payment (R50); null when it is none, or has a price by now. */
export async function takePrice(
  transaction: Database,
  id: number,
  { totalHT, totalTTC }: AgreedPrice,
  at: Date,
): Promise<OrderRow | null> {
  const priced = await transaction
    .updateTable('orders')
    .set({
      status: orderStatus.validating,
      payment_status: 0,
      total_ht: totalHT,
      total_ttc: totalTTC,
      updated_at: at.getTime(),
    })
    .where('id', '=', id)
    .where('status', '=', requestedStatus)
    .where('total_ttc', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return priced ?? null
}
