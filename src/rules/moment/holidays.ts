import { addDays, utcMidnight, type ParisDay } from './paris-time.ts'

/** The public holidays of a country or region: by month and day, and by days after Easter Sunday. */
export interface Holidays {
  readonly fixed: Readonly<Record<string, string>>
  readonly moving: Readonly<Record<string, string>>
}

/** '2026-12-25' → 'Noël', one of the eleven of all France (code du travail, L3133-1); else null. */
export function holidayName(day: ParisDay): string | null {
  if (Number.isNaN(utcMidnight(day))) return null
  const year = day.slice(0, 4)
  let names = namesOfYear.get(year)
  if (names === undefined) namesOfYear.set(year, (names = holidaysIn(year, ofFrance)))
  return names.get(day) ?? null
}

const namesOfYear = new Map<string, ReadonlyMap<ParisDay, string>>()

/** The holidays of a year by their days, '2026'. */
export function holidaysIn(year: string, { fixed, moving }: Holidays): ReadonlyMap<ParisDay, string> {
  const easter = easterSunday(Number(year))
  return new Map([
    ...Object.entries(moving).map(([after, name]) => [addDays(easter, Number(after)), name] as const),
    ...Object.entries(fixed).map(([day, name]) => [`${year}-${day}`, name] as const),
  ])
}

const ofFrance: Holidays = {
  fixed: {
    '01-01': 'Jour de l’an',
    '05-01': 'Fête du Travail',
    '05-08': 'Victoire 1945',
    '07-14': 'Fête nationale',
    '08-15': 'Assomption',
    '11-01': 'Toussaint',
    '11-11': 'Armistice',
    '12-25': 'Noël',
  },
  moving: { 1: 'Lundi de Pâques', 39: 'Ascension', 50: 'Lundi de Pentecôte' },
}

/** By the method of Meeus, Jones and Butcher, for the Gregorian calendar. */
function easterSunday(year: number): ParisDay {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100]
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const lag = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  // Days from 22 March.
  return addDays(`${year}-03-22`, epact + toSunday - 7 * lag)
}
