import { dayAndMonth } from './french.ts'
import { dayFromNow } from './moment.ts'
import { addDays, type ParisDay } from './paris-time.ts'

/** A day seen from another, with its year where that is another one: 'hier', 'aujourd’hui', 'demain', 'lundi 23 novembre', 'vendredi 14 novembre 2025'. */
export function nearDay(day: ParisDay, today: ParisDay): string {
  if (day === addDays(today, -1)) return 'hier'
  const words = dayFromNow(day, today)
  return words === dayAndMonth(day) && day.slice(0, 4) !== today.slice(0, 4) ? `${words} ${day.slice(0, 4)}` : words
}
