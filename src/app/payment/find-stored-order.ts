import { readPayment, type Payment } from '#adapters/payments/read-payment.ts'
import type { StoredHandover } from '#contract/handover.ts'
import type { PastOrder } from '#contract/history.ts'
import { storedOrderOf } from '#contract/stored-order.ts'
import { orderStatus } from '#rules/order-status.ts'
import { isToBePaid } from '#rules/payable.ts'
import type { Orders } from '#state/orders.ts'

/** Why an order of the history is not paid here: the sentence to say; null when there is no such order. */
export interface NotToBePaid {
  readonly why: string | null
}

/** The payment of an order of the history (R49), or why it has none. Rejects with a CallFailure when the history cannot be read. */
export async function findStoredOrder(orders: Pick<Orders, 'read' | 'force'>, id: number, supplierId: number): Promise<Payment | NotToBePaid> {
  const read = paymentIn(await orders.read(), id, supplierId)
  // A letter is quicker than the list that is kept: it is asked for anew before anything is refused.
  return 'why' in read ? paymentIn(await orders.force(), id, supplierId) : read
}

function paymentIn(list: readonly PastOrder[], id: number, supplierId: number): Payment | NotToBePaid {
  const order = list.find((each) => each.id === id)
  if (order === undefined) return { why: null }
  if (order.status === orderStatus.cancelled) return { why: 'Cette commande est annulée.' }
  if (order.paid === 1) return { why: 'Cette commande est déjà payée.' }
  const stored = isToBePaid(order) ? storedOrderOf(order) : null
  const payment = stored && readPayment({ stored, supplierId } satisfies StoredHandover)
  return payment ?? { why: 'Cette commande n’a pas encore de prix.' }
}
