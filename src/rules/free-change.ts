import { cancellableUntil, isCancellable, isUnpaidAndWaiting } from './cancellation.ts'
import { clock, dayAndMonth, inProse } from './french.ts'
import type { Moment } from './moment.ts'
import { orderStatus, requestedStatus } from './order-status.ts'
import { addDays, parisDay } from './paris-time.ts'

/** What tells it. `moment`: null when the provider does not say. */
export interface ChangeableOrder {
  readonly status: number | null
  /** StatuPaiement. */
  readonly paid: number | null
  readonly moment: Moment | null
  /** From when an urgent pickup counts. */
  readonly countedFrom: Date
}

/** Until when an order may be cancelled or changed free of charge (section 9); 'unpaid' when it can only be cancelled, at any hour; 'late' when only people can change it; null when nothing can be changed. */
export function freeChangeUntil(order: ChangeableOrder, now: Date): Date | 'unpaid' | 'late' | null {
  const { status, paid, moment, countedFrom: orderedAt } = order
  if (status === null || !waiting.includes(status)) return null
  if (moment !== null && isCancellable({ status, moment, orderedAt }, now)) return cancellableUntil(moment, orderedAt)
  return isUnpaidAndWaiting({ status, paid }) ? 'unpaid' : 'late'
}

/** A deadline seen from now: 'aujourd’hui 11 h', 'demain 5 h', 'lundi 5 h', 'lundi 30 novembre, 6 h 30' from a week on. */
export function deadlineFromNow(until: Date, now: Date): string {
  const [day, today, hour] = [parisDay(until), parisDay(now), inProse(clock(until))]
  if (day === today) return `aujourd’hui ${hour}`
  if (day === addDays(today, 1)) return `demain ${hour}`
  return day < addDays(today, 7) ? `${dayAndMonth(day).split(' ')[0]} ${hour}` : `${dayAndMonth(day)}, ${hour}`
}

const waiting: readonly number[] = [requestedStatus, orderStatus.validating, orderStatus.preparing]
