import { edgeIn } from '#contract/order/order-edge.ts'
import { clock, longDay, monthAndYear } from '#rules/moment/french.ts'
import { monthStart, parisMonth } from '#rules/moment/history-window.ts'
import { periodStart, type Period } from '#rules/order/order-filter.ts'
import { parisDay, parisMinutes } from '#rules/moment/paris-time.ts'

/** From where on the list has every order, when it has not all of its period: null when it has. */
export function missingBefore(older: string | null, period: Period, now: Date): Date | null {
  const edge = older === null ? null : edgeIn(older)
  return edge !== null && edge.before > periodStart(period, now) ? edge.before : null
}

/** 'novembre 2024'; within a month 'le jeudi 12 novembre 2026', within a day with 'à 14:02'; '' when unknown. */
export function sinceWords(instant: Date | null): string {
  if (instant === null) return ''
  const month = parisMonth(instant)
  if (monthStart(month).getTime() === instant.getTime()) return monthAndYear(month)
  return parisMinutes(instant) === 0 ? `le ${longDay(instant)}` : `le ${longDay(instant)} à ${clock(instant)}`
}

/** '2024-11', '2026-11-12': for the name of a file. */
export function sinceName(instant: Date): string {
  const month = parisMonth(instant)
  return monthStart(month).getTime() === instant.getTime() ? month : parisDay(instant)
}
