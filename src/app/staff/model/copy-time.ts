import { clock, dayAndMonth, inProse } from '#rules/moment/french.ts'
import { parisDay } from '#rules/moment/paris-time.ts'

/** When a copy came: 'Copie de 10 h 12', of another day 'Copie de mardi 24 novembre, 10 h 12'. */
export function copyTime(at: Date, now: Date): string {
  const [day, hour] = [parisDay(at), inProse(clock(at))]
  return `Copie de ${day === parisDay(now) ? '' : `${dayAndMonth(day)}, `}${hour}`
}
