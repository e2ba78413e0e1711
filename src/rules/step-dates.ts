import { stepIsActive, type TimelineStep } from './timeline.ts'

/** What the steps of an order are dated by. */
export interface DatedOrder {
  readonly status: number | null
  readonly orderedAt: Date
  readonly updatedAt: Date | null
  readonly expectedAt: Date | null
  readonly deliveredAt: Date | null
}

/** The date of each step (section 4): that of the order, updated_at, DateLivraison, DateLivraisonReelle; null while the step is not active or the date is not there (R17). */
export function stepDates(order: DatedOrder): Readonly<Record<TimelineStep, Date | null>> {
  const dated = (step: TimelineStep, date: Date | null) => (stepIsActive(step, order.status) ? date : null)
  return {
    validation: dated('validation', order.orderedAt),
    preparation: dated('preparation', order.updatedAt),
    livraison: dated('livraison', order.expectedAt),
    livre: dated('livre', order.deliveredAt),
  }
}
