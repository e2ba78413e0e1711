import { useWorld } from '#app/world.ts'
import type { PastOrder } from '#contract/history.ts'
import { betweenHours, dayAndTime } from '#rules/delivery-headline.ts'
import { orderStatus } from '#rules/order-status.ts'
import { stepDates } from '#rules/step-dates.ts'
import { stepIsActive, timelineSteps, type TimelineStep } from '#rules/timeline.ts'
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
          icon: icons[step],
          state: step === present ? 'current' : isActive ? 'done' : 'todo',
          date: date === null ? (isActive ? undefined : expectation(step, order)) : dayAndTime(date, now),
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

const icons = {
  validation: <path d="M7 3.5h10v17l-2.5-1.6-2.5 1.6-2.5-1.6L7 20.5zM10 8.5h4M10 12.5h4" />,
  preparation: <path d="m4.5 8 7.5-4 7.5 4v8L12 20l-7.5-4zM4.5 8 12 12l7.5-4M12 12v8" />,
  livraison: <path d="M3.5 7h10v9h-10zM13.5 10h4l3 3v3h-7M7 18.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3M17 18.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3" />,
  livre: <path d="M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11M12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5" />,
} satisfies Record<TimelineStep, React.ReactNode>
