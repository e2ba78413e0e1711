import { isSameDay } from 'date-fns/isSameDay'
import { isSameYear } from 'date-fns/isSameYear'
import { subDays } from 'date-fns/subDays'

/** When something was kept, in words: 'de 14:02', 'd’hier 14:02', 'du 18 novembre', 'du 18 novembre 2025'. */
export function savedMoment(savedAt: Date, now: Date): string {
  if (isSameDay(savedAt, now)) return `de ${clock.format(savedAt)}`
  if (isSameDay(savedAt, subDays(now, 1))) return `d’hier ${clock.format(savedAt)}`
  const date = (isSameYear(savedAt, now) ? thisYear : anyYear).format(savedAt)
  return `du ${date.replace(/^1 /, '1er ')}`
}

const clock = new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', minute: '2-digit' })
const thisYear = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long' })
const anyYear = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', year: 'numeric' })
