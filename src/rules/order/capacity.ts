import type { FlexSlot, HalfDay } from '#rules/moment/flex-slots.ts'
import { weekday } from '#rules/moment/paris-time.ts'
import { weightBands } from '#rules/price/weight-bands.ts'

/** What fits into half a day of each week; null bounds nothing. `weekday`: 1 Monday to 6 Saturday. */
export interface HalfDayLimit {
  readonly weekday: number
  readonly halfDay: HalfDay
  readonly orders: number | null
  readonly kg: number | null
}

/** What a half-day takes, or has taken: how many orders, how many kilograms. */
export interface Load {
  readonly orders: number
  readonly kg: number
}

/** The limit of a half-day, null where it has none. */
export function limitOf({ day, halfDay }: FlexSlot, limits: readonly HalfDayLimit[]): HalfDayLimit | null {
  return limits.find((limit) => limit.weekday === weekday(day) && limit.halfDay === halfDay) ?? null
}

/** The kilograms that an order counts: the slip's when read, else the top of its band, '151-300' → 300; without, 0. */
export function countedKg(order: { readonly band: string; readonly slipKg: number | null }): number {
  return order.slipKg ?? weightBands.find(({ key }) => key === order.band)?.upToKg ?? 0
}

/**
 * The kilograms that still fit for one order more, null for endless: 0 once the last order is taken. Of 2 400 kg, 2 000
 * taken → 400.
 */
export function roomLeft({ orders, kg }: Pick<HalfDayLimit, 'orders' | 'kg'>, taken: Load): number | null {
  if (orders !== null && taken.orders >= orders) return 0
  return kg === null ? null : Math.max(0, kg - taken.kg)
}

/** Whether one order more of so many kilograms fits. */
export function hasRoom(limit: Pick<HalfDayLimit, 'orders' | 'kg'>, taken: Load, kg: number): boolean {
  const room = roomLeft(limit, taken)
  return room === null || (room > 0 && kg <= room)
}

/** What so many orders take together. */
export function loadOf(kilograms: readonly number[]): Load {
  return { orders: kilograms.length, kg: kilograms.reduce((sum, kg) => sum + kg, 0) }
}

/** A half-day that has a limit, and the kilograms that still fit; null for endless. */
export interface HalfDayLeft extends FlexSlot {
  readonly kg: number | null
}

/** Which half-days have no place left for so many kilograms. */
export function fullFor(left: readonly HalfDayLeft[], kg: number): (slot: FlexSlot) => boolean {
  const full = new Set(
    left.filter((slot) => slot.kg !== null && slot.kg < Math.max(kg, 1)).map(({ day, halfDay }) => day + halfDay),
  )
  return ({ day, halfDay }) => full.has(day + halfDay)
}
