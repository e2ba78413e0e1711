import { clock, dayAndMonth } from './french.ts'
import { parisDay } from './paris-time.ts'

/** 'à 14:02', of another day 'vendredi 20 novembre à 14:02'; '' when it is not known. */
export function ageWords(at: Date | null, now: Date): string {
  if (at === null) return ''
  const day = parisDay(at)
  return day === parisDay(now) ? `à ${clock(at)}` : `${dayAndMonth(day)} à ${clock(at)}`
}
