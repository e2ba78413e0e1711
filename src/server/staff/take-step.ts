import { orderStatus, requestedStatus } from '#rules/order/order-status.ts'
import type { Database } from '#server/db/database.ts'
import { dueOf } from '#server/orders/moment-of.ts'
import type { Emitted } from '#server/orders/emitted-by.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import type { AgreedPrice } from '#server/orders/price-of.ts'
import { followStep, leaveAfterAttempt } from '#server/runs/follow-order.ts'
import { newTrackingToken } from '#server/tracking/tracking-link.ts'

/**
 * `by`: who takes it, null at the command line; `doneAt`: when it was done, where that was before; `samePayment`: only
 * when nobody has opened another payment since, or paid. `emitted`: by a delivery; `failed`: why a delivery could not
 * be made, which takes its order off its run.
 */
interface Step {
  readonly to: number
  readonly by: number | null
  readonly at: Date
  readonly doneAt?: Date
  readonly failed?: string
  readonly samePayment?: boolean
  readonly emitted?: Emitted | null
}

/**
 * Takes an order from where it was read to `to`; null when it has moved since. A delivery has its date from here on,
 * and whether it was late, an order on its way its tracking link. Its run follows it.
 */
export async function takeStep(
  transaction: Database,
  seen: OrderRow,
  { to, by, at, doneAt = at, failed, samePayment = false, emitted = null }: Step,
): Promise<OrderRow | null> {
  const { id, status, tracking_token: token } = seen
  const delivered_at = to === orderStatus.delivered ? doneAt.getTime() : null
  const late = delivered_at !== null && delivered_at > dueOf(seen).getTime() ? 1 : 0
  const tracking_token = to === orderStatus.delivering ? (token ?? newTrackingToken()) : token
  const moved = await transaction
    .updateTable('orders')
    .set({
      status: to,
      updated_at: at.getTime(),
      delivered_at,
      attempts: failed === undefined ? seen.attempts : seen.attempts + 1,
      attempted_at: failed === undefined ? null : doneAt.getTime(),
      late,
      tracking_token,
      co2_grams: emitted?.co2_grams ?? null,
      co2_basis: emitted?.co2_basis ?? null,
    })
    .where('id', '=', id)
    .where('status', '=', status)
    .where('attempts', '=', seen.attempts)
    // An invoice says that the order was delivered: it stays so.
    .where('invoiced_at', 'is', null)
    .$if(samePayment, (query) =>
      query
        .where('payment_status', 'is not distinct from', seen.payment_status)
        .where('account_at', 'is not distinct from', seen.account_at)
        .where('intent_id', 'is not distinct from', seen.intent_id),
    )
    .returningAll()
    .executeTakeFirst()
  if (moved === undefined) return null
  if (failed === undefined) await followStep(transaction, moved, { by, at: doneAt })
  else await leaveAfterAttempt(transaction, id, failed, { by, at: doneAt })
  return moved
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
