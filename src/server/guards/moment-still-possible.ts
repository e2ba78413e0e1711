import { orderSentences } from '#contract/wire/sentences.ts'
import { momentProblem } from '#rules/moment/moment-possible.ts'
import type { Moment } from '#rules/moment/moment.ts'
import { refusedField } from '#server/log/http-error.ts'

/**
 * Refuses a moment that has slipped away between the form and the payment. `under`: where the body of the call has the
 * order's fields.
 */
export function checkMomentStillPossible(moment: Moment, now: Date, under: '' | 'orderData.'): void {
  const problem = momentProblem(moment, now)
  if (problem !== null) throw refusedField(`${under}dateLivraison`, problems[problem])
}

const problems = {
  'half-day-over': orderSentences.noFlexSlotToday,
  'too-soon': orderSentences.plannedTooSoon,
  'too-far': orderSentences.dateTooFar,
  'outside-hours': orderSentences.plannedOutsideHours,
} as const
