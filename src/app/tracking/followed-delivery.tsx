import type { TrackedDelivery } from '#contract/order/tracking.ts'
import { roadWords } from '#rules/order/arrival.ts'
import { clock, longDayAndTime } from '#rules/moment/french.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { parisDay } from '#rules/moment/paris-time.ts'
import { leftWords } from '#rules/order/slot-words.ts'
import { stepIsActive, timelineSteps, type TimelineStep } from '#rules/order/timeline.ts'
import { Card } from '#ui/frame/card.tsx'
import { Page } from '#ui/frame/page.tsx'
import { LateWords } from '#ui/say/late-words.tsx'
import { stepDrawings } from '#ui/say/step-drawings.ts'
import { Timeline } from '#ui/lists/timeline.tsx'
import { SomethingChanged } from './something-changed.tsx'
import { townHours, trackingHeadline, trackingMoment } from './tracking-words.ts'
import { TruckRoute } from './truck-route.tsx'

interface FollowedDeliveryProps {
  readonly delivery: TrackedDelivery
  readonly asOf: Date
  /** The last question had no answer: what is shown is older. */
  readonly isAway: boolean
  readonly now: Date
}

/** A delivery on its way, or arrived: where, when, its steps, and whom to tell when something changed. */
export function FollowedDelivery({ delivery, asOf, isAway, now }: FollowedDeliveryProps) {
  const { id, status, fromTown, toTown, leftAt } = delivery
  const isThere = status === orderStatus.delivered
  const [label, when] = trackingMoment(delivery, now)
  return (
    <Page
      width="narrow"
      back={<p className="tracking-eyebrow">Ta livraison de matériaux</p>}
      title={trackingHeadline(delivery)}
      lead={
        <p className="tracking-when" role="status">
          {label}{' '}
          <b>
            <LateWords>{when}</LateWords>
          </b>
        </p>
      }
    >
      <Card>
        <TruckRoute
          from={fromTown}
          to={toTown}
          isThere={isThere}
          left={leftAt && leftWords(leftAt, parisDay(now))}
          hours={townHours(delivery, now)}
        />
      </Card>
      <Card>
        <Timeline
          steps={timelineSteps.map((step) => ({
            label: labels[step],
            icon: stepDrawings[step],
            state: stateOf(step, status),
            date: dateOf(step, delivery, now),
          }))}
        />
      </Card>
      <SomethingChanged deliveryId={id} isThere={isThere} />
      <p className="tracking-foot">
        {isAway
          ? `Pas de réseau : nouvelles de ${clock(asOf)}`
          : `Mis à jour à ${clock(asOf)} · la page s’actualise seule`}
        <br />
        Ni prix ni adresse exacte sur cette page.
      </p>
    </Page>
  )
}

const labels: Readonly<Record<TimelineStep, string>> = {
  validation: 'Validation',
  preparation: 'Préparation',
  livraison: 'Livraison',
  livre: 'Livré',
}

function stateOf(step: TimelineStep, status: number): 'done' | 'current' | 'todo' {
  if (!stepIsActive(step, status)) return 'todo'
  return step === 'livraison' && status === orderStatus.delivering ? 'current' : 'done'
}

function dateOf(
  step: TimelineStep,
  { status, leftAt, minutes, deliveredAt }: TrackedDelivery,
  now: Date,
): string | null {
  if (step === 'livraison' && leftAt !== null)
    return roadWords(leftAt, status === orderStatus.delivering ? minutes : null, now)
  if (step === 'livre' && deliveredAt !== null) return `Le ${longDayAndTime(deliveredAt)}`
  return null
}
