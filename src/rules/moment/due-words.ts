import { clock } from './french.ts'
import { hoursAndMinutes } from './hours-and-minutes.ts'
import { nearDay } from './near-day.ts'
import { parisDay } from './paris-time.ts'

/** How pressing an order is, in words. */
export interface DueWords {
  /** '09:30' */
  readonly time: string
  readonly words: string
  readonly isLate: boolean
}

/**
 * Until when an order is to be seen to: '34 min de retard', 'dans 56 min', of another day that day. Of a half-day only
 * its end is promised (`isLatest`): 'au plus tard'.
 */
export function dueWords(due: Date, { now, isLatest }: { readonly now: Date; readonly isLatest: boolean }): DueWords {
  const minutes = Math.floor((due.getTime() - now.getTime()) / 60_000)
  const [day, today] = [parisDay(due), parisDay(now)]
  const say = (words: string, isLate = false) => ({ time: clock(due), words, isLate })
  if (due < now)
    return say(
      day === today ? `${hoursAndMinutes(Math.max(1, -minutes))} de retard` : `en retard, ${nearDay(day, today)}`,
      true,
    )
  if (day !== today) return say(isLatest ? `${nearDay(day, today)}, au plus tard` : nearDay(day, today))
  return say(isLatest ? 'au plus tard' : `dans ${hoursAndMinutes(minutes)}`)
}
