import { cancellableUntil, isCancellable, isUnpaidAndWaiting } from './cancellation.ts'
import { slotThatHolds, type TimedOrder } from './delivery-times.ts'
import { clock, dayAndMonth, inProse } from '#rules/moment/french.ts'
import { dayFromNow } from '#rules/moment/near-day.ts'
import { orderStatus, requestedStatus } from './order-status.ts'
import { addDays, parisDay, type ParisDay } from '#rules/moment/paris-time.ts'

/** What tells it. */
export interface ChangeableOrder extends Pick<TimedOrder, 'status' | 'moment' | 'countedFrom' | 'expectedAt'> {
  /** StatuPaiement. */
  readonly paid: number | null
  readonly onAccount: boolean
}

/**
 * Until when an order may be cancelled or changed free of charge (section 9); 'unpaid': only cancelled, at any hour;
 * 'late': only people can change it; null: nothing can be changed.
 */
export function freeChangeUntil(order: ChangeableOrder, now: Date): Date | 'unpaid' | 'late' | null {
  const { status, moment } = order
  if (status === null || !waiting.includes(status)) return null
  const slot = moment && slotThatHolds({ ...order, moment })
  if (slot !== null && isCancellable({ status, slot }, now)) return cancellableUntil(slot)
  return isUnpaidAndWaiting(order) ? 'unpaid' : 'late'
}

/** 'aujourd’hui 11 h', 'demain 5 h', 'lundi 5 h', from a week on 'lundi 30 novembre, 6 h 30'. */
export function deadlineFromNow(until: Date, now: Date): string {
  const [today, inAWeek] = [parisDay(now), addDays(parisDay(now), 7)]
  const name = (day: ParisDay) => (day < inAWeek ? dayAndMonth(day).replace(/ .*/, '') : `${dayAndMonth(day)},`)
  return `${dayFromNow(parisDay(until), today, name)} ${inProse(clock(until))}`
}

const waiting: readonly number[] = [requestedStatus, orderStatus.validating, orderStatus.preparing]
