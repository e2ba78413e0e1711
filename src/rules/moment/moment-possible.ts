import { halfDayIsOpen } from './flex-slots.ts'
import type { Moment } from './moment.ts'
import { plannedProblem, type PlannedProblem } from './planned-slot.ts'

/** Why a moment is none any more. */
export type MomentProblem = 'half-day-over' | PlannedProblem

/**
 * Why a moment is none any more; null while it is possible. It is judged as of one hour ago: who needs a while for the card, or tries
 * another one, is not sent back, and two hours are still left before a planned delivery (decision 016).
 */
export function momentProblem(moment: Moment, now: Date): MomentProblem | null {
  const problem = problemOf(moment, new Date(now.getTime() - graceMs))
  // The furthest day may have come within reach at midnight: what the form may propose now is fine.
  return problem !== null && problemOf(moment, now) !== null ? problem : null
}

const graceMs = 60 * 60 * 1000

function problemOf(moment: Moment, asOf: Date): MomentProblem | null {
  if (moment.type === 'urgent') return null
  if (moment.type === 'flex') return halfDayIsOpen(moment.slot, asOf) ? null : 'half-day-over'
  return plannedProblem(moment.at, asOf)
}
