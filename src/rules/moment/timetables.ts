import type { TimeOfDay } from './paris-time.ts'

/** From when to when. */
export interface Hours {
  readonly from: TimeOfDay
  readonly to: TimeOfDay
}

/**
 * The specification states five timetables. They do not agree, and each one is used only where it is quoted (R13).
 */

/** The sentence on top of the order form (section 1). */
export const bannerHours = {
  weekdays: { from: '8:00', to: '17:00' },
  saturday: { from: '9:00', to: '12:00' },
} as const satisfies Record<string, Hours>

/** When a planned delivery may be asked for (section 5). */
export const plannedHours = {
  weekdays: { from: '7:30', to: '17:30' },
  saturday: { from: '8:30', to: '12:30' },
} as const satisfies Record<string, Hours>

/** What the two flex half-days are called (section 2). */
export const flexHours = {
  AM: { from: '7:00', to: '12:00' },
  PM: { from: '13:00', to: '17:00' },
} as const satisfies Record<string, Hours>

/** The hour at which a flex delivery is taken to leave (section 9). */
export const flexDepartures = {
  AM: '8:00',
  saturdayAM: '9:00',
  PM: '13:30',
} as const satisfies Record<string, TimeOfDay>

/** Public delivery hours, Monday to Saturday (section 9). */
export const publicHours: Hours = { from: '8:00', to: '18:00' }

/** How many days ahead a delivery may be asked for, of any type: ours, for the specification names none. */
export const mostDaysAhead = 60

/** From this minute on, today's afternoon is gone (section 4; exactly 12:30 is "after", R14). */
export const flexCutOff: TimeOfDay = '12:30'

/** From this minute on, an urgent order leaves the next morning (section 9). */
export const urgentCutOff: TimeOfDay = '18:15'
export const urgentMorning: TimeOfDay = '8:00'
