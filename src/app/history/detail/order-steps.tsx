import { useWorld } from '#app/world.ts'
import type { PastOrder } from '#contract/history.ts'
import { dayAndTime } from '#rules/delivery-headline.ts'
import { betweenHours } from '#rules/flex-slots.ts'
import { boundDate } from '#rules/french.ts'
import { orderStatus } from '#rules/order-status.ts'
import { stepDates } from '#rules/step-dates.ts'
import { stepIsActive, timelineSteps, type TimelineStep } from '#rules/timeline.ts'
import { stepDrawings } from '#ui/step-drawings.ts'
import { Timeline } from '#ui/timeline.tsx'

/** The four steps of an order with their dates (section 4); the last one that was reached is the present one. */
export function OrderSteps({ order }: { readonly order: PastOrder }) {
  const now = useWorld().now()
  const dates = stepDates(order)
  const present = order.status === orderStatus.delivered ? undefined : timelineSteps.findLast((step) => stepIsActive(step, order.status))
  return (
    <Timeline
      steps={timelineSteps.map((step) => {
        const date = dates[step]
        const isActive = stepIsActive(step, order.status)
        return {
          label: labels[step],
          icon: stepDrawings[step],
          state: step === present ? 'current' : isActive ? 'done' : 'todo',
          date: date === null ? (isActive ? undefined : expectation(step, order)) : boundDate(dayAndTime(date, now)),
        }
      })}
    />
  )
}

/** What a step that is still to come waits for, in words; never a date (R17). */
function expectation(step: TimelineStep, { moment, paid, totalTTC }: PastOrder): string | undefined {
  switch (step) {
    case 'validation':
      return totalTTC === null ? 'Dès que le prix est fixé' : undefined
    case 'preparation':
      return paid === 0 ? 'Dès que c’est payé' : undefined
    case 'livraison':
      return moment?.type === 'flex' ? `Prévue ${betweenHours(moment.slot.halfDay)}` : undefined
    case 'livre':
      return 'Heure et photos dès que c’est posé'
  }
}

const labels: Record<TimelineStep, string> = { validation: 'Validation', preparation: 'Préparation', livraison: 'Livraison', livre: 'Livré' }
