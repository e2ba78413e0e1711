import type { PastOrder } from '#contract/history.ts'
import { orderStatus } from '#rules/order-status.ts'
import { isToBePaid } from '#rules/payable.ts'

/** What an order asks of its customer now: to be paid (R49), to be followed, or, once it is over, to be made again. */
export type NextAct = 'pay' | 'track' | 'again'

/** An order over is delivered or cancelled; a priced one that is not paid is to be paid; any other is on its way. */
export function nextAct(order: Pick<PastOrder, 'status' | 'paid' | 'totalTTC'>): NextAct {
  if (isToBePaid(order)) return 'pay'
  return order.status === orderStatus.cancelled || order.status === orderStatus.delivered ? 'again' : 'track'
}
