import { isUnpaidAndWaiting } from './cancellation.ts'
import { deliveryHeadline, type DeliveryHeadline } from './delivery-headline.ts'
import { askedSlot, deliveryTimes } from './delivery-times.ts'
import { inSentence } from '#rules/moment/french.ts'
import type { LateOrder } from './late.ts'
import { parisDay } from '#rules/moment/paris-time.ts'
import { isLapsed, isPayable, type DatedPayable } from './payable.ts'
import { slotHeadline, slotWord, type SlotHeadline } from './slot-headline.ts'

/**
 * What every screen says of a lapsed order; a Flex morning is paid the evening before, a planned one two hours before.
 */
export const notPaidInTime = 'Pas payée à temps'

/** What becomes of it. */
export const nothingComes = 'rien ne sera livré'

/** The headline of any order, on its own screen. */
export function wholeHeadline(order: LateOrder & DatedPayable, now: Date): DeliveryHeadline {
  if (isLapsed(order, now)) return lapsedHeadline(order, now)
  const instead = paidNowWords(order, now)
  return instead === null
    ? deliveryHeadline(order, now)
    : { over: 'Pas encore payée', day: slotGone, hours: `${instead} · Urgent`, instead: null }
}

/** Of a lapsed one: 'Pas payée à temps', 'Rien ne sera livré', 'Son créneau : ce matin, entre 7 h et 12 h · Flex'. */
export function lapsedHeadline(order: LateOrder, now: Date): DeliveryHeadline {
  const { day, hours } = deliveryHeadline(order, now)
  return {
    over: notPaidInTime,
    day: 'Rien ne sera livré',
    hours: `Son créneau : ${[inSentence(day), hours].filter(Boolean).join(', ')}`,
    instead: null,
  }
}

/** In two short lines, for a list: 'Pas payée à temps', 'Aujourd’hui, matin : rien ne sera livré'. */
export function orderHeadline(order: LateOrder & DatedPayable, now: Date): SlotHeadline {
  const headline = slotHeadline(order, now)
  if (isLapsed(order, now))
    return { title: notPaidInTime, detail: `${headline.title}\u00A0: ${nothingComes}`, instead: null }
  const detail = paidNowWords(order, now)
  return detail === null ? headline : { title: slotGone, detail, instead: null }
}

/** What paying now brings an urgent order whose pickup went by (decision 122): 'Payée maintenant : retrait …'. */
export function paidNowWords(order: LateOrder & DatedPayable, now: Date): string | null {
  const { holds } = deliveryTimes(order)
  if (holds?.kind !== 'pickup' || holds.at > now || !isUnpaidAndWaiting(order) || !isPayable(order, now)) return null
  return `Payée maintenant\u00A0: retrait ${slotWord(askedSlot({ type: 'urgent' }, now), parisDay(now))}`
}

const slotGone = 'Créneau passé'
