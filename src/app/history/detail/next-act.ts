import type { PastOrder } from '#contract/history.ts'
import { orderStatus } from '#rules/order-status.ts'

/** What an order asks of its customer now: to be paid (R49), to be followed, or, once it is over, to be made again. */
export type NextAct = 'pay' | 'track' | 'again'

/** An order over is delivered or cancelled; a priced one that is not paid is to be paid; any other is on its way. */
export function nextAct({ status, paid, totalTTC }: Pick<PastOrder, 'status' | 'paid' | 'totalTTC'>): NextAct {
  if (status === orderStatus.cancelled) return 'again'
  if (paid === 0 && totalTTC !== null) return 'pay'
  return status === orderStatus.delivered ? 'again' : 'track'
}
