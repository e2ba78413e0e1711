import { estimatedMinutes, greatCircle, type Point } from '#rules/text/great-circle.ts'
import { stopMinutes } from './stop-times.ts'

/** Where a stop is; `minutes`: the road to it from the one before, where somebody measured it. */
export interface AddedStop extends Point {
  readonly label: string
  readonly minutes?: number | null
}

/**
 * By how many minutes a run ends later with these stops behind its last, null for one without: the stops between, and
 * roads that are reckoned from the distance where nobody measured them.
 */
export function addedMinutes(last: AddedStop | null, added: readonly AddedStop[]): number {
  let before = last
  let minutes = 0
  for (const stop of added) {
    if (before !== null && before.label !== stop.label)
      minutes += stopMinutes + (stop.minutes ?? estimatedMinutes(greatCircle(before, stop)))
    before = stop
  }
  return Math.round(minutes)
}
