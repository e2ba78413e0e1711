import { isOver } from './order-status.ts'
import { isLapsed, isPayable, type DatedPayable } from './payable.ts'

/** What an order asks of its customer: to be paid (R49), given another slot, followed, or made again once over. */
export type NextAct = 'pay' | 'renew' | 'track' | 'again'

/** An unpaid priced order is to be paid, once lapsed renewed; one that is over made again; any other followed. */
export function nextAct(order: DatedPayable, now: Date): NextAct {
  if (isPayable(order, now)) return 'pay'
  if (isLapsed(order, now)) return 'renew'
  return isOver(order) ? 'again' : 'track'
}
