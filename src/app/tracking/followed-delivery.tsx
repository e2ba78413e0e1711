import type { ReactNode } from 'react'
import type { TrackedDelivery } from '#contract/order/tracking.ts'
import { roadWords, arrivalWords } from '#rules/order/arrival.ts'
import { boundDate, capitalized, clock, longDayAndTime, dayAndMonth, inProse } from '#rules/moment/french.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { dayAndTime } from '#rules/moment/near-day.ts'
import { parisDay } from '#rules/moment/paris-time.ts'
import { leftWords } from '#rules/order/slot-words.ts'
import { stepIsActive, timelineSteps, type TimelineStep } from '#rules/order/timeline.ts'
import { paths } from '#app/paths.ts'
import { Card } from '#ui/frame/card.tsx'
import { Page } from '#ui/frame/page.tsx'
import { Stack } from '#ui/frame/stack.tsx'
import { LateWords } from '#ui/say/late-words.tsx'
import { stepDrawings } from '#ui/say/icon-paths.ts'
import { Timeline } from '#ui/lists/timeline.tsx'
import { betweenHours, halfDayOf } from '#rules/moment/flex-slots.ts'
import { SomethingChanged } from './something-changed.tsx'
import { TruckRoute } from './truck-route.tsx'
import '#ui/say/fine-print.css'

interface FollowedDeliveryProps {
  readonly delivery: TrackedDelivery
  readonly asOf: Date
  /** The last question had no answer: what is shown is older. */
  readonly isAway: boolean
  readonly now: Date
  /** Under where his number comes from: what its owner may choose about text messages. */
  readonly textsChoice?: ReactNode
}

/** A delivery on its way, or arrived: where, when, its steps, and whom to tell when something changed. */
export function FollowedDelivery({ delivery, asOf, isAway, now, textsChoice }: FollowedDeliveryProps) {
  const { id, status, fromTown, toTown, leftAt } = delivery
  const isThere = status === orderStatus.delivered
  const [label, when] = trackingMoment(delivery, now)
  const isLate = /^en retard/i.test(when)
  const contact = <SomethingChanged deliveryId={id} isThere={isThere} isLate={isLate} />
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
      {isLate && contact}
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
      {!isLate && contact}
      <Stack gap="s">
        <p className="fine-print">
          {isAway
            ? `Pas de réseau : nouvelles de ${clock(asOf)}`
            : `Mis à jour à ${clock(asOf)} · la page s’actualise seule`}
          <br />
          Ni prix ni adresse exacte sur cette page. Ton numéro nous vient de qui a commandé, pour cette livraison
          seulement&nbsp;: <a href={`${paths.privacy}#partage`}>ce que nous en faisons</a>.
        </p>
        {textsChoice}
      </Stack>
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
  { status, orderedAt, preparedAt, leftAt, minutes, deliveredAt }: TrackedDelivery,
  now: Date,
): string | null {
  const reachedAt = { validation: orderedAt, preparation: preparedAt, livraison: null, livre: null }[step]
  if (reachedAt !== null) return boundDate(capitalized(dayAndTime(reachedAt, now)))
  if (step === 'livraison' && leftAt !== null)
    return roadWords(leftAt, status === orderStatus.delivering ? minutes : null, now)
  if (step === 'livre' && deliveredAt !== null) return `Le ${longDayAndTime(deliveredAt)}`
  return null
}

/** Where a delivery stands, in large: 'En route vers Mougins', 'Livrée à Mougins'; without an unknown town. */
function trackingHeadline({ status, toTown }: Pick<TrackedDelivery, 'status' | 'toTown'>): string {
  const isThere = status === orderStatus.delivered
  if (toTown === '') return isThere ? 'Livrée' : 'En route'
  return isThere ? `Livrée à ${toTown}` : `En route vers ${toTown}`
}

/** And when: ['Arrivée', 'cet après-midi, avant 17 h'], ['Le', 'vendredi 20 novembre 2026 à 14:02']. */
function trackingMoment(delivery: TrackedDelivery, now: Date): readonly [string, string] {
  const { status, moment, deliveredAt } = delivery
  if (status === orderStatus.delivered) return deliveredAt === null ? ['', ''] : ['Le', longDayAndTime(deliveredAt)]
  return arrivalWords({ ...delivery, promises: promises[moment?.type ?? 'planifiee'] }, now)
}

const promises = { flex: 'half-day', planifiee: 'time', urgent: 'pickup' } as const

/**
 * What was promised: 'entre 13 h et 17 h', 'vers 15 h 30'; once over 'prévue vers 15 h 30', once there 'à 16:02, prévue
 * vers 15 h 30'; and the day, if another.
 */
function townHours({ status, moment, due, deliveredAt }: TrackedDelivery, now: Date): string {
  const hours = moment?.type === 'flex' ? betweenHours(halfDayOf(due).halfDay) : `vers ${inProse(clock(due))}`
  const arrivedAt = status === orderStatus.delivered ? deliveredAt : null
  if (arrivedAt === null && now < due) return hours
  const planned =
    parisDay(due) === parisDay(arrivedAt ?? now) ? `prévue ${hours}` : `prévue ${dayAndMonth(parisDay(due))}, ${hours}`
  return arrivedAt === null ? planned : `à ${clock(arrivedAt)}, ${planned}`
}
