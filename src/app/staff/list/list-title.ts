import type { StaffList } from '#contract/staff/staff-orders.ts'
import { capitalized, dayAndMonth } from '#rules/moment/french.ts'
import { addDays, parisDay, type ParisDay } from '#rules/moment/paris-time.ts'

/** What the list is of: 'Mardi 24 novembre' for today's, the day after for tomorrow's, else the list's own name. */
export function listTitle(list: StaffList, now: Date): string {
  const day = dayOfList(list, now)
  return day === null ? names[list] : capitalized(dayAndMonth(day))
}

/** The Paris day whose orders a list has; null where it has those of many. */
function dayOfList(list: StaffList, now: Date): ParisDay | null {
  const today = parisDay(now)
  return list === 'aujourdhui' ? today : list === 'demain' ? addDays(today, 1) : null
}

const names: Readonly<Record<StaffList, string>> = {
  aujourdhui: '',
  demain: '',
  retard: 'En retard',
  'sans-prix': 'Demandes sans prix',
  recherche: 'Recherche',
}
