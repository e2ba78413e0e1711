import { deliveryHeadline, type DeliveryHeadline } from './delivery-headline.ts'
import { inSentence } from '#rules/moment/french.ts'
import type { LateOrder } from './late.ts'
import { isLapsed, type DatedPayable } from './payable.ts'
import { slotHeadline, type SlotHeadline } from './slot-headline.ts'

/** What every screen says of an order that has lapsed. Its slot may be still to come: a Flex morning is paid the evening before at the latest, a planned delivery two hours before. */
export const notPaidInTime = 'Pas payée à temps'

/** What becomes of it. */
export const nothingComes = 'rien ne sera livré'

/** Its headline; on Friday: 'Pas payée à temps', 'Rien ne sera livré', 'Son créneau : ce matin, entre 7 h et 12 h · Flex'. */
export function lapsedHeadline(order: LateOrder, now: Date): DeliveryHeadline {
  const { day, hours } = deliveryHeadline(order, now)
  return {
    over: notPaidInTime,
    day: 'Rien ne sera livré',
    hours: `Son créneau : ${[inSentence(day), hours].filter(Boolean).join(', ')}`,
    instead: null,
  }
}

/** The two short lines of any order, in a list: those of its slot, or that it was not paid in time: 'Pas payée à temps' and 'Aujourd’hui, matin : rien ne sera livré'. */
export function orderHeadline(order: LateOrder & DatedPayable, now: Date): SlotHeadline {
  const headline = slotHeadline(order, now)
  return isLapsed(order, now)
    ? { title: notPaidInTime, detail: `${headline.title} : ${nothingComes}`, instead: null }
    : headline
}
