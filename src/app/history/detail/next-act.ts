import { orderStatus } from '#rules/order-status.ts'
import { isLapsed, isPayable, type DatedPayable } from '#rules/payable.ts'

/** What an order asks of its customer now: to be paid (R49), to be followed, or, once it is over, to be made again. */
export type NextAct = 'pay' | 'track' | 'again'

/** An order over is delivered, cancelled, or was not paid before its slot; a priced one that is not paid is to be paid; any other is on its way. */
export function nextAct(order: DatedPayable, now: Date): NextAct {
  if (isPayable(order, now)) return 'pay'
  return isLapsed(order, now) || order.status === orderStatus.cancelled || order.status === orderStatus.delivered ? 'again' : 'track'
}
