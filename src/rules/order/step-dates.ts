import { orderStatus } from './order-status.ts'
import { stepIsActive, type TimelineStep } from './timeline.ts'

/** What the steps of an order are dated by. */
export interface DatedOrder {
  readonly status: number | null
  readonly orderedAt: Date
  readonly preparedAt: Date | null
  readonly updatedAt: Date | null
  readonly expectedAt: Date | null
  readonly deliveredAt: Date | null
}

/** The date of each step (section 4); null while the step is not active or the date is not there (R17). */
export function stepDates(order: DatedOrder): Readonly<Record<TimelineStep, Date | null>> {
  const dated = (step: TimelineStep, date: Date | null) => (stepIsActive(step, order.status) ? date : null)
  return {
    validation: dated('validation', order.orderedAt),
    preparation: dated('preparation', order.preparedAt ?? updateOfPreparation(order)),
    livraison: dated('livraison', order.expectedAt),
    livre: dated('livre', order.deliveredAt),
  }
}

/** The last change is the preparation's, unless the order was there, or due, before it: then a later step's. */
function updateOfPreparation({ status, updatedAt, expectedAt, deliveredAt }: DatedOrder): Date | null {
  const next = deliveredAt ?? expectedAt
  return status === orderStatus.preparing || updatedAt === null || next === null || updatedAt <= next ? updatedAt : null
}
