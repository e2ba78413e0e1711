import { askedSlot, heldSlot, slotEnd, type TimedOrder } from './delivery-times.ts'
import type { Moment } from '#rules/moment/moment.ts'
import { momentProblem } from '#rules/moment/moment-possible.ts'

/** What tells it. `orderedAt`: from when an urgent pickup counts. */
export interface Slotted extends Pick<TimedOrder, 'expectedAt'> {
  readonly moment: Moment
  readonly orderedAt: Date
}

/** Whether an order can still be delivered: when it was asked for, or in the team's slot instead (decision 084). */
export function slotIsPossible({ moment, orderedAt, expectedAt }: Slotted, now: Date): boolean {
  const asked = askedSlot(moment, orderedAt)
  const holds = heldSlot(asked, { status: null, expectedAt })
  return holds === asked ? momentProblem(moment, now) === null : slotEnd(holds) > now
}
