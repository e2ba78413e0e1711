import type { FlexSlot } from './flex-slots.ts'
import type { ParisDay } from './paris-time.ts'

/** What the provider's timetables leave out: a day may be closed, though it is a working day by its name (R57). */
export interface Availability {
  /** Why a day is closed: 'Noël', 'Inventaire'; null of an open one. A Sunday is no day of any timetable. */
  closure(this: void, day: ParisDay): string | null
  /** Whether a half-day has no place left for the order in hand. */
  isFull(this: void, slot: FlexSlot): boolean
}

/** 'Noël' → 'On est fermés ce jour-là : Noël.' */
export function closedDay(reason: string): string {
  return `On est fermés ce jour-là : ${reason}.`
}

/** By the timetables alone: of an order that is there, whose day was open when it was asked for (decision 134). */
export const everyDay: Availability = { closure: () => null, isFull: () => false }
