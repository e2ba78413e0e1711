import { orderSentences } from '#contract/wire/sentences.ts'
import { closedDay, type Availability } from '#rules/moment/availability.ts'
import { closureOf, momentProblem } from '#rules/moment/moment-possible.ts'
import type { Moment } from '#rules/moment/moment.ts'
import { refusedField } from '#server/log/http-error.ts'

/**
 * Refuses a moment that has slipped away between the form and the payment, and a day that is closed (R57). `under`:
 * where the body of the call has the order's fields.
 */
export function checkMomentStillPossible(
  moment: Moment,
  now: Date,
  under: '' | 'orderData.',
  availability: Availability,
): void {
  const closed = closureOf(moment, now, availability)
  if (closed !== null) throw refusedField(`${under}dateLivraison`, `${closedDay(closed)} Choisis un autre jour.`)
  const problem = momentProblem(moment, now)
  if (problem !== null) throw refusedField(`${under}dateLivraison`, problems[problem])
}

const problems = {
  'half-day-over': orderSentences.noFlexSlotToday,
  'too-soon': orderSentences.plannedTooSoon,
  'too-far': orderSentences.dateTooFar,
  'outside-hours': orderSentences.plannedOutsideHours,
} as const
