import { everyDay, type Availability } from './availability.ts'
import { urgentPickup } from './departure.ts'
import { halfDayIsOpen, halfDayOf, type FlexSlot } from './flex-slots.ts'
import type { Moment } from './moment.ts'
import { plannedProblem, type PlannedProblem } from './planned-slot.ts'

/** Why a moment is none any more, on days that are open. */
export type MomentProblem = 'half-day-over' | PlannedProblem

/** The same as of an hour ago: a slow or second card is not sent back, and two hours are left (decision 016). */
export function momentProblem(moment: Moment, now: Date): MomentProblem | null {
  const problem = problemOf(moment, new Date(now.getTime() - graceMs))
  // The furthest day may have come within reach at midnight: what the form may propose now is fine.
  return problem !== null && problemOf(moment, now) !== null ? problem : null
}

const graceMs = 60 * 60 * 1000

function problemOf(moment: Moment, asOf: Date): MomentProblem | null {
  if (moment.type === 'urgent') return null
  if (moment.type === 'flex') return halfDayIsOpen(moment.slot, asOf, everyDay) ? null : 'half-day-over'
  return plannedProblem(moment.at, asOf)
}

/** Whether the half-day that a moment falls on, an urgent one with its pickup, has no place left. */
export function isFullAt(moment: Moment, now: Date, { isFull }: Availability): boolean {
  return isFull(slotOf(moment, now))
}

/** Why the day is closed that a moment falls on, an urgent one with its pickup (R57); null of an open one. */
export function closureOf(moment: Moment, now: Date, { closure }: Availability): string | null {
  return closure(slotOf(moment, now).day)
}

function slotOf(moment: Moment, now: Date): FlexSlot {
  if (moment.type === 'flex') return moment.slot
  return halfDayOf(moment.type === 'planifiee' ? moment.at : urgentPickup(now))
}
