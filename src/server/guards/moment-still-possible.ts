import { sentences } from '#contract/sentences.ts'
import { halfDayIsOpen } from '#rules/flex-slots.ts'
import type { Moment } from '#rules/moment.ts'
import { plannedProblem } from '#rules/planned-slot.ts'
import { refusedField } from '#server/http-error.ts'

/**
 * Refuses a moment that has slipped away between the form and the payment. It is judged as of one hour ago: who needs a
 * while for the card, or tries another one, is not sent back, and two hours are still left before a planned delivery (decision 016).
 * `under`: where the body of the call has the order's fields.
 */
export function checkMomentStillPossible(moment: Moment, now: Date, under: '' | 'orderData.'): void {
  const sentence = momentProblem(moment, now)
  if (sentence !== null) throw refusedField(`${under}dateLivraison`, sentence)
}

/** Why a moment is none any more; null while it is possible. */
export function momentProblem(moment: Moment, now: Date): string | null {
  const sentence = problemOf(moment, new Date(now.getTime() - graceMs))
  // The furthest day may have come within reach at midnight: what the form may propose now is fine.
  return sentence !== null && problemOf(moment, now) !== null ? sentence : null
}

const graceMs = 60 * 60 * 1000

function problemOf(moment: Moment, asOf: Date): string | null {
  if (moment.type === 'urgent') return null
  if (moment.type === 'flex') return halfDayIsOpen(moment.slot, asOf) ? null : sentences.order.noFlexSlotToday
  const problem = plannedProblem(moment.at, asOf)
  return problem && plannedSentences[problem]
}

const plannedSentences = {
  'too-soon': sentences.order.plannedTooSoon,
  'too-far': sentences.order.dateTooFar,
  'outside-hours': sentences.order.plannedOutsideHours,
} as const
