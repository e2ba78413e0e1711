import { monthAfter, monthStart, parisMonth } from './history-window.ts'
import { addDays, parisDay, parisInstant, subMonths } from './paris-time.ts'

/** A day 'yyyy-MM-dd' or a month 'yyyy-MM' of the Paris calendar, from its first instant up to the next one's. */
export interface Period {
  readonly name: string
  readonly from: Date
  readonly to: Date
}

/** The last days, today's last: on 20 November 2026 the last 2 are '2026-11-19', '2026-11-20'. */
export function lastDays(now: Date, count: number): Period[] {
  const today = parisDay(now)
  const at = (back: number) => parisInstant(addDays(today, -back), '0:00')
  return lastOnes(count, (back) => ({ name: addDays(today, -back), from: at(back), to: at(back - 1) }))
}

/** The same of months: '2026-10', '2026-11'. */
export function lastMonths(now: Date, count: number): Period[] {
  const first = `${parisMonth(now)}-01`
  return lastOnes(count, (back) => {
    const name = subMonths(first, back).slice(0, 7)
    return { name, from: monthStart(name), to: monthStart(monthAfter(name)) }
  })
}

function lastOnes(count: number, periodOf: (back: number) => Period): Period[] {
  return Array.from({ length: count }, (_, index) => periodOf(count - 1 - index))
}
