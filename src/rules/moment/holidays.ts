import { addDays, utcMidnight, type ParisDay } from './paris-time.ts'

/** Where more is closed than everywhere in France. */
export const holidayRegions = ['alsace-moselle', 'monaco'] as const
export type HolidayRegion = (typeof holidayRegions)[number]

/** '2026-12-25' → 'Noël': the eleven public holidays of France (code du travail, L3133-1), and those of regions. */
export function holidayName(day: ParisDay, regions: readonly HolidayRegion[] = []): string | null {
  return Number.isNaN(utcMidnight(day)) ? null : (namesIn(day.slice(0, 4), regions).get(day) ?? null)
}

function namesIn(year: string, regions: readonly HolidayRegion[]): ReadonlyMap<ParisDay, string> {
  const key = `${year} ${regions.join(' ')}`
  let names = namesOfYears.get(key)
  if (names === undefined) {
    const easter = easterSunday(Number(year))
    const dated = ({ fixed, moving }: Holidays) => [
      ...Object.entries(fixed).map(([day, name]) => [`${year}-${day}`, name] as const),
      ...moving.map(([after, name]) => [addDays(easter, after), name] as const),
    ]
    // France's own name stands where a region closes that day, too.
    names = new Map([...regions.flatMap((region) => dated(ofRegions[region])), ...dated(ofFrance)])
    namesOfYears.set(key, names)
  }
  return names
}

const namesOfYears = new Map<string, ReadonlyMap<ParisDay, string>>()

/** By month and day, and by days after Easter Sunday. */
interface Holidays {
  readonly fixed: Readonly<Record<string, string>>
  readonly moving: readonly (readonly [after: number, name: string])[]
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
  moving: [
    [1, 'Lundi de Pâques'],
    [39, 'Ascension'],
    [50, 'Lundi de Pentecôte'],
  ],
}

/** Alsace-Moselle: code du travail, L3134-13. Monaco: loi n° 798 du 18 février 1966. */
const ofRegions: Readonly<Record<HolidayRegion, Holidays>> = {
  'alsace-moselle': { fixed: { '12-26': 'Saint-Étienne' }, moving: [[-2, 'Vendredi saint']] },
  monaco: {
    fixed: { '01-27': 'Sainte-Dévote', '11-19': 'Fête du Prince', '12-08': 'Immaculée Conception' },
    moving: [[60, 'Fête-Dieu']],
  },
}

/** By the method of Meeus, Jones and Butcher, for the Gregorian calendar. */
function easterSunday(year: number): ParisDay {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100]
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const month = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const days = epact + toSunday - 7 * month + 114
  return addDays(`${year}-${days < 124 ? '03' : '04'}-01`, days % 31)
}
