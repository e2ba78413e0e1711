import { readPayment, type Payment } from '#adapters/payments/read-payment.ts'
import type { StoredHandover } from '#contract/handover/handover.ts'
import type { PastOrder } from '#contract/order/past-order.ts'
import { storedOrderOf } from '#contract/order/stored-order.ts'
import { notPaidInTime } from '#rules/order/lapsed-words.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { isLapsed, isToBePaid } from '#rules/order/payable.ts'
import type { Orders } from '#state/orders/orders.ts'

/** Why an order of the history is not paid here: the sentence to say; null when there is no such order. */
interface NotToBePaid {
  readonly why: string | null
}

interface StoredWorld {
  readonly orders: Pick<Orders, 'read' | 'find'>
  now(): Date
}

/**
 * The payment of an order of the history (R49), or why it has none. Rejects with a CallFailure when the history cannot
 * be read.
 */
export async function findStoredOrder(
  { orders, now }: StoredWorld,
  id: number,
  supplierId: number,
): Promise<Payment | NotToBePaid> {
  const listed = (await orders.read()).orders.find((order) => order.id === id)
  const read = paymentOf(listed ?? null, supplierId, now())
  // A letter is quicker than the list that is kept, which ends after 24 months: the order is asked for itself before
  // anything is refused.
  return 'why' in read ? paymentOf(await orders.find(id), supplierId, now()) : read
}

function paymentOf(order: PastOrder | null, supplierId: number, now: Date): Payment | NotToBePaid {
  if (order === null) return { why: null }
  if (order.status === orderStatus.cancelled) return { why: 'Cette commande est annulée.' }
  if (order.paid === 1) return { why: 'Cette commande est déjà payée.' }
  if (order.onAccount) return { why: 'Cette commande est sur le compte de ton entreprise.' }
  if (isLapsed(order, now)) return { why: `${notPaidInTime} : choisis un nouveau créneau, puis paie.` }
  const stored = isToBePaid(order) ? storedOrderOf(order) : null
  const payment = stored && readPayment({ stored, supplierId } satisfies StoredHandover)
  return payment ?? { why: 'Cette commande n’a pas encore de prix.' }
}
