import { halfDayName, type HalfDay } from '#rules/moment/flex-slots.ts'

/** The days of a week that is delivered in, by their numbers: 1 → 'lundi', 6 → 'samedi'. */
export const weekdayWords = { 1: 'lundi', 2: 'mardi', 3: 'mercredi', 4: 'jeudi', 5: 'vendredi', 6: 'samedi' } as const
export type DeliveredWeekday = keyof typeof weekdayWords

export const deliveredWeekdays = [1, 2, 3, 4, 5, 6] as const satisfies readonly DeliveredWeekday[]

/** Monday morning → 'lundi matin'. */
export function halfDayOfWeek({ weekday, halfDay }: { readonly weekday: number; readonly halfDay: HalfDay }): string {
  return `${weekdayWords[weekday as DeliveredWeekday]} ${halfDayName(halfDay)}`
}
