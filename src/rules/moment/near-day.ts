import { clock, dayAndMonth } from './french.ts'
import { addDays, parisDay, type ParisDay } from './paris-time.ts'

type DayName = (day: ParisDay) => string

/** 'aujourd’hui', 'demain', 'lundi 23 novembre', as `today` sees it. `name`: what a day is called that is not near. */
export function dayFromNow(day: ParisDay, today: ParisDay, name: DayName = dayAndMonth): string {
  if (day === today) return 'aujourd’hui'
  return day === addDays(today, 1) ? 'demain' : name(day)
}

/** The same with its year where that is another one, and of the day before 'hier': 'vendredi 14 novembre 2025'. */
export function nearDay(day: ParisDay, today: ParisDay, name: DayName = dayAndMonth): string {
  return day === addDays(today, -1) ? 'hier' : dayFromNow(day, today, () => datedDay(day, today, name))
}

/** 'vendredi 20 novembre'; with its year in another one than today's. */
export function datedDay(day: ParisDay, today: ParisDay, name: DayName = dayAndMonth): string {
  return day.slice(0, 4) === today.slice(0, 4) ? name(day) : `${name(day)} ${day.slice(0, 4)}`
}

/** 'vendredi 20 novembre à 09:12'; with its year in another one than now's. */
export function dayAndTime(instant: Date, now: Date): string {
  return `${datedDay(parisDay(instant), parisDay(now))} à ${clock(instant)}`
}

/** 'à 14:02', of another day than is spoken of 'vendredi 20 novembre à 14:02'. */
export function timeOn(day: ParisDay, at: Date): string {
  return `${parisDay(at) === day ? '' : `${dayAndMonth(parisDay(at))} `}à ${clock(at)}`
}

/** The same of today; '' when it is not known. */
export function ageWords(at: Date | null, now: Date): string {
  return at === null ? '' : timeOn(parisDay(now), at)
}
