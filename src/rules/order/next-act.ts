import { isOver } from './order-status.ts'
import { isLapsed, isPayable, type DatedPayable } from './payable.ts'

/** What an order asks of its customer now: to be paid (R49), to be given another slot and paid, to be followed, or, once it is over, to be made again. */
export type NextAct = 'pay' | 'renew' | 'track' | 'again'

/** An order over is delivered or cancelled; a priced one that is not paid is to be paid, for another slot once it has lapsed; any other is on its way. */
export function nextAct(order: DatedPayable, now: Date): NextAct {
  if (isPayable(order, now)) return 'pay'
  if (isLapsed(order, now)) return 'renew'
  return isOver(order) ? 'again' : 'track'
}
