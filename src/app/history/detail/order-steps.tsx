import { useWorld } from '#app/world.ts'
import type { PastOrder } from '#contract/order/past-order.ts'
import { townOf } from '#rules/text/address-label.ts'
import { datedDay, dayAndTime } from '#rules/moment/near-day.ts'
import { awaitedSlot, deliveryTimes, slotDay, type Slot } from '#rules/order/delivery-times.ts'
import { boundDate, capitalized } from '#rules/moment/french.ts'
import { paidNowWords } from '#rules/order/lapsed-words.ts'
import { isLate } from '#rules/order/late.ts'
import { isCovered } from '#rules/order/on-account.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { parisDay } from '#rules/moment/paris-time.ts'
import { leftWords, plannedWords } from '#rules/order/slot-words.ts'
import { stepDates } from '#rules/order/step-dates.ts'
import { stepIsActive, timelineSteps, type TimelineStep } from '#rules/order/timeline.ts'
import { stepDrawings } from '#ui/say/icon-paths.ts'
import { Timeline } from '#ui/lists/timeline.tsx'

/** The four steps of an order with their dates (section 4); the last one that was reached is the present one. */
export function OrderSteps({ order }: { readonly order: PastOrder }) {
  const now = useWorld().now()
  const present =
    order.status === orderStatus.delivered
      ? undefined
      : timelineSteps.findLast((step) => stepIsActive(step, order.status))
  return (
    <Timeline
      steps={timelineSteps.map((step) => {
        const isActive = stepIsActive(step, order.status)
        return {
          label: labels[step],
          icon: stepDrawings[step],
          state: step === present ? 'current' : isActive ? 'done' : 'todo',
          date: isActive ? dated(step, order, now) : expectation(step, order, now),
        }
      })}
    />
  )
}

/**
 * The date of a reached step. « Livraison »: when it is expected (section 4) and when it left; once there only that.
 */
function dated(step: TimelineStep, order: PastOrder, now: Date): string | undefined {
  if (step === 'livraison') return deliveryWords(order, now)
  const date = stepDates(order)[step]
  return date === null ? undefined : boundDate(capitalized(dayAndTime(date, now)))
}

/**
 * 'Prévue lundi 23 novembre, entre 13 h et 17 h · parti à 13:41'; what is late is said above, and when it left here.
 */
function deliveryWords(order: PastOrder, now: Date): string | undefined {
  const { holds, leftAt } = deliveryTimes(order)
  if (holds === null || order.status === orderStatus.delivered || isLate(order, now))
    return leftAt === null ? undefined : boundDate(capitalized(leftWords(leftAt, '')))
  const awaited = awaitedSlot(holds, order.status)
  const planned = plannedWords(awaited, otherDay(awaited, now), 'prévue')
  return boundDate(capitalized(leftAt === null ? planned : `${planned} · ${leftWords(leftAt, slotDay(awaited))}`))
}

/** What a step that is still to come waits for, in words; it has no date of its own yet (R17). */
function expectation(step: TimelineStep, order: PastOrder, now: Date): string | undefined {
  switch (step) {
    case 'validation':
      return order.totalTTC === null ? 'Dès que le prix est fixé' : undefined
    case 'preparation':
      return isCovered(order)
        ? `${order.pickupAddress === '' ? '' : `À ${townOf(order.pickupAddress)}, `}avant le départ`
        : 'Dès que c’est payé'
    case 'livraison': {
      const tried = order.attempt === '' ? undefined : `Tentative le ${order.attempt}`
      const { holds } = deliveryTimes(order)
      const isToldAbove = isLate(order, now) || paidNowWords(order, now) !== null
      if (order.waitsForDay || holds === null || order.moment === null || isToldAbove) return tried
      const planned = boundDate(capitalized(plannedWords(holds, otherDay(holds, now), 'prévue')))
      return tried === undefined ? planned : `${tried}. ${planned}`
    }
    case 'livre':
      return 'Heure et photos dès que c’est posé'
  }
}

/** Its day where that is not today's. */
function otherDay(slot: Slot, now: Date): string {
  return slotDay(slot) === parisDay(now) ? '' : datedDay(slotDay(slot), parisDay(now))
}

const labels: Record<TimelineStep, string> = {
  validation: 'Validation',
  preparation: 'Préparation',
  livraison: 'Livraison',
  livre: 'Livré',
}
