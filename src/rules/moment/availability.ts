import { holidayName, type HolidayRegion } from './holidays.ts'
import type { ParisDay } from './paris-time.ts'

/** Days on which the provider is closed, both included, and why, as customers read it. */
export interface Closing {
  readonly from: ParisDay
  readonly to: ParisDay
  readonly reason: string
}

/** What the provider's timetables leave out: a day may be closed, though it is a working day by its name (R57). */
export interface Availability {
  /** Why a day is closed: 'Noël', 'Inventaire'; null of an open one. A Sunday is no day of any timetable. */
  closure(this: void, day: ParisDay): string | null
}

/** `regions`: whose holidays are kept beside those of France. A closing's own reason comes first. */
export function availabilityOf(closings: readonly Closing[], regions: readonly HolidayRegion[]): Availability {
  return {
    closure: (day) => closings.find(({ from, to }) => from <= day && day <= to)?.reason ?? holidayName(day, regions),
  }
}

/** What is known of any provider: the public holidays of France. */
export const holidaysOnly = availabilityOf([], [])

/** 'Noël' → 'On est fermés ce jour-là : Noël.' */
export function closedDay(reason: string): string {
  return `On est fermés ce jour-là : ${reason}.`
}

/** Of an order that is there: its day was open when it was asked for, and only time goes by (decision 134). */
export const everyDay: Availability = { closure: () => null }
