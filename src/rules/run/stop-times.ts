import { addMinutes } from 'date-fns/addMinutes'
import { slotEnd, type Slot } from '#rules/order/delivery-times.ts'
import type { StopKind } from './run-moves.ts'

/** Whole minutes of road; `estimated`: reckoned from the distance. */
export interface Road {
  readonly minutes: number
  readonly estimated: boolean
}

/** A stop, to be timed. `road`: from the stop before it, null where nobody knows; `due`: until when it is promised. */
export interface StopToTime {
  readonly address: string
  readonly doneAt: Date | null
  readonly due: Date | null
  readonly road: Road | null
}

/** When a stop is come to; null: a road before it is unknown. `isEstimated`: a road before it is reckoned only. */
export interface StopTime {
  readonly at: Date | null
  readonly isEstimated: boolean
  readonly isLate: boolean
}

/** How long a stop takes, in minutes, until runs have measured it. */
export const stopMinutes = 12

/**
 * When a run comes to each of its stops: at its start to the first, then by the road and the stops between; what is
 * done is when it was. Stops at one address in a row are one. Start 8:00, 20 minutes of road → 8:00, 8:32.
 */
export function stopTimes(startsAt: Date, stops: readonly StopToTime[]): StopTime[] {
  const times: StopTime[] = []
  for (const [index, stop] of stops.entries()) {
    const [before, last] = [stops[index - 1], times[index - 1]]
    const { at, isEstimated } = comeTo(stop, before && last && { ...before, ...last }, startsAt)
    times.push({ at, isEstimated, isLate: at !== null && stop.due !== null && at > stop.due })
  }
  return times
}

function comeTo(
  { address, doneAt, road }: StopToTime,
  before: (StopToTime & StopTime) | undefined,
  startsAt: Date,
): Pick<StopTime, 'at' | 'isEstimated'> {
  if (doneAt !== null) return { at: doneAt, isEstimated: false }
  if (before === undefined) return { at: startsAt, isEstimated: false }
  const { at, isEstimated } = before
  if (at === null || before.address === address) return { at, isEstimated }
  if (road === null) return { at: null, isEstimated: false }
  // What is done was left as it was done.
  const left = before.doneAt ?? addMinutes(at, stopMinutes)
  return { at: addMinutes(left, road.minutes), isEstimated: isEstimated || road.estimated }
}

/** Until when a stop is promised: an urgent order is in time once it is picked up, any other as it is delivered. */
export function stopDue(slot: Slot, kind: StopKind): Date | null {
  return (slot.kind === 'pickup') === (kind === 'pickup') ? slotEnd(slot) : null
}
