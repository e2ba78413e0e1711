import { useWorld } from '#app/world.ts'
import type { PastOrder } from '#contract/order/past-order.ts'
import { deliveryHeadline } from '#rules/order/delivery-headline.ts'
import { dayAndTime } from '#rules/moment/near-day.ts'
import { boundDate, capitalized, inSentence } from '#rules/moment/french.ts'
import { stepDrawings } from '#ui/say/icon-paths.ts'
import { Timeline, type TimelineStep } from '#ui/lists/timeline.tsx'
import { refundHeadline, refundSteps } from './refund-words.ts'

/** What became of a cancelled order, in place of when it comes: its money first, then the slot it had. */
export function CancelledHeadline({ order }: { readonly order: PastOrder }) {
  const { day, hours } = deliveryHeadline(order, useWorld().now())
  return (
    <div className="delivery-headline">
      <p>Commande annulée</p>
      <h2>{refundHeadline(order)}</h2>
      <p>
        {boundDate(`Son créneau : ${[inSentence(day), hours].filter(Boolean).join(', ')}`).replace(
          ' · ',
          '\u00A0·\u00A0',
        )}
      </p>
    </div>
  )
}

/** The steps it took until it was cancelled, and those of its money since. */
export function CancelledSteps({ order }: { readonly order: PastOrder }) {
  const now = useWorld().now()
  const at = (instant: Date) => boundDate(capitalized(dayAndTime(instant, now)))
  const paid: TimelineStep[] =
    order.paid === 1
      ? [{ label: 'Payée', icon: card, state: 'done', date: order.paidAt === null ? undefined : at(order.paidAt) }]
      : []
  return (
    <Timeline
      steps={[
        { label: 'Commandée', icon: stepDrawings.validation, state: 'done', date: at(order.orderedAt) },
        ...paid,
        {
          label: 'Annulée',
          icon: cross,
          state: 'ended',
          date: order.paid === 1 ? 'Elle ne sera pas livrée' : 'Elle ne sera pas livrée, et tu ne dois rien',
        },
        ...refundSteps(order, now),
      ]}
    />
  )
}

const card = 'M3.5 6h17v12h-17zM3.5 10h17'
const cross = 'm7 7 10 10M17 7 7 17'
