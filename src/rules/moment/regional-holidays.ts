import type { Closing } from './closings.ts'
import { holidaysIn, type Holidays } from './holidays.ts'

/** Where more is closed than everywhere in France. */
export const holidayRegions = ['alsace-moselle', 'monaco'] as const
export type HolidayRegion = (typeof holidayRegions)[number]

/** What is closed in these regions besides, in years such as '2026'. */
export function regionalClosings(regions: readonly HolidayRegion[], years: readonly string[]): Closing[] {
  return years.flatMap((year) =>
    regions.flatMap((region) =>
      [...holidaysIn(year, holidays[region])].map(([day, reason]) => ({ from: day, to: day, reason })),
    ),
  )
}

/** Alsace-Moselle: code du travail, L3134-13. Monaco: loi n° 798 du 18 février 1966. */
const holidays: Readonly<Record<HolidayRegion, Holidays>> = {
  'alsace-moselle': { fixed: { '12-26': 'Saint-Étienne' }, moving: { '-2': 'Vendredi saint' } },
  monaco: {
    fixed: { '01-27': 'Sainte-Dévote', '11-19': 'Fête du Prince', '12-08': 'Immaculée Conception' },
    moving: { 60: 'Fête-Dieu' },
  },
}
