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
  /** What its recipient may do. */
  readonly acts?: ReactNode
  /** Under where his number comes from: what its owner may choose about text messages. */
  readonly textsChoice?: ReactNode
}

/** A delivery on its way, or arrived: where, when, its steps, and whom to tell when something changed. */
export function FollowedDelivery({ delivery, asOf, isAway, now, acts, textsChoice }: FollowedDeliveryProps) {
  const { id, status, fromTown, toTown, leftAt, arrival } = delivery
  const isThere = status === orderStatus.delivered
  const [label, when] = trackingMoment(delivery, now)
  const isLate = /^en retard/i.test(when)
  const contact = <SomethingChanged deliveryId={id} isThere={isThere} isLate={isLate} />
  return (
    <Page
      width="narrow"
      back={
        <p className="tracking-eyebrow">{arrival ? 'Ta livraison arrive aujourd’hui' : 'Ta livraison de matériaux'}</p>
      }
      title={trackingHeadline(delivery)}
      lead={
        <p className="tracking-when" role="status">
          {arrival ? (
            <>
              <b>{stopsWords(arrival.stopsBefore)}</b> · calculé à {clock(arrival.asOf)}
            </>
          ) : (
            <>
              {label}{' '}
              <b>
                <LateWords>{when}</LateWords>
              </b>
            </>
          )}
        </p>
      }
    >
      <Card>
        <TruckRoute
          from={fromTown}
          to={toTown}
          at={isThere ? 'there' : leftAt === null ? 'home' : 'way'}
          left={leftAt && leftWords(leftAt, parisDay(now))}
          hours={arrival ? 'chez toi' : townHours(delivery, now)}
          stops={arrival?.stopsBefore ?? 0}
        />
      </Card>
      {isLate && contact}
      {acts}
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
          Ni prix ni adresse exacte sur cette page
          {arrival && ' ; l’heure vient des arrêts, pas de la position du camion'}. Ton numéro nous vient de qui a
          commandé, pour cette livraison seulement&nbsp;:{' '}
          <a href={`${paths.privacy}#partage`}>ce que nous en faisons</a>.
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

/**
 * Where a delivery stands, in large: 'Entre 10 h 20 et 11 h', 'En route vers Mougins', 'Livrée à Mougins'; without an
 * unknown town.
 */
function trackingHeadline({ status, toTown, arrival, acts }: TrackedDelivery): string {
  if (arrival) return `Entre ${inProse(clock(arrival.from))} et ${inProse(clock(arrival.to))}`
  const isThere = status === orderStatus.delivered
  const isOnItsWay = status === orderStatus.delivering
  if (!isThere && !isOnItsWay && acts?.attemptedAt) return 'On n’a pas pu te livrer'
  if (toTown === '') return isThere ? 'Livrée' : isOnItsWay ? 'En route' : 'Bientôt chez toi'
  return isThere ? `Livrée à ${toTown}` : isOnItsWay ? `En route vers ${toTown}` : `Prévue à ${toTown}`
}

/** '2 arrêts avant toi', 'Tu es le prochain arrêt'. */
function stopsWords(stops: number): string {
  return stops === 0 ? 'Tu es le prochain arrêt' : `${stops} arrêt${stops > 1 ? 's' : ''} avant toi`
}

/** And when: ['Arrivée', 'cet après-midi, avant 17 h'], ['Le', 'vendredi 20 novembre 2026 à 14:02']. */
function trackingMoment(delivery: TrackedDelivery, now: Date): readonly [string, string] {
  const { status, moment, deliveredAt, leftAt, acts } = delivery
  if (acts?.attemptedAt && leftAt === null)
    return [
      'Passage',
      `${dayAndTime(acts.attemptedAt, now)} : ${acts.moments.length > 0 ? 'choisis quand on revient' : 'appelle-nous'}`,
    ]
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
