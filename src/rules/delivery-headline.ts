import { urgentPickup } from './departure.ts'
import { deliveryDue } from './delivery-due.ts'
import { deliveryTypeLabel } from './delivery-types.ts'
import { betweenHours, type HalfDay } from './flex-slots.ts'
import { capitalized, clock, dayAndMonth, inProse, longDay } from './french.ts'
import type { Moment } from './moment.ts'
import { orderStatus, requestedStatus } from './order-status.ts'
import { addDays, parisDay, parisInstant, type ParisDay } from './paris-time.ts'
import { askedDay, teamsDate } from './teams-date.ts'
import { flexHours } from './timetables.ts'

/** When an order comes, in three lines: what it is, the day, the hours and the type. */
export interface DeliveryHeadline {
  readonly over: string
  readonly day: string
  readonly hours: string
}

/** What tells it. `moment`: null when the provider does not say. */
export interface HeadlinedOrder {
  readonly status: number | null
  readonly moment: Moment | null
  /** From when an urgent pickup counts. */
  readonly countedFrom: Date
  readonly expectedAt: Date | null
  readonly deliveredAt: Date | null
}

type Counted = HeadlinedOrder & { readonly orderedAt: Date }

/** Seen on Friday: 'Livraison prévue', 'Lundi 23 novembre', 'l’après-midi, entre 13 h et 17 h · Flex'; once it is there: 'Livré dans le créneau', 'Lundi 23 novembre à 14:17', 'prévu entre 13 h et 17 h · Flex'. */
export function deliveryHeadline(given: HeadlinedOrder, now: Date): DeliveryHeadline {
  const order = { ...given, orderedAt: given.countedFrom }
  if (order.status === orderStatus.delivered && order.deliveredAt !== null) return delivered(order, order.deliveredAt, now)
  const newDate = teamsDate(order)
  if (newDate !== null && order.status !== orderStatus.cancelled) return { over: 'Nouvelle date de livraison', day: dayWords(parisDay(newDate), now), hours: `à ${inProse(clock(newDate))}` }
  return { over: overOf(order.status), ...planned(order, now) }
}

/** 'vendredi 20 novembre à 09:12'; with its year in another one than now's. */
export function dayAndTime(instant: Date, now: Date): string {
  return `${dated(parisDay(instant), now)} à ${clock(instant)}`
}

function overOf(status: number | null): string {
  if (status === orderStatus.cancelled) return 'Livraison annulée'
  return status === null || status === requestedStatus ? 'Livraison demandée' : 'Livraison prévue'
}

function delivered(order: Counted, at: Date, now: Date): DeliveryHeadline {
  const { moment } = order
  const isInTime = moment !== null && moment.type !== 'urgent' && !isBeforeSlot(moment, at) && at <= deliveryDue(moment, { ...order, expectedAt: null })
  return {
    over: isInTime ? 'Livré dans le créneau' : 'Livré',
    day: `${dayWords(parisDay(at), now)} à ${clock(at)}`,
    hours: moment === null ? '' : `${wasPlanned(moment, order, at)} · ${deliveryTypeLabel(moment.type)}`,
  }
}

/** A half-day begins as well as it ends: in the morning is not in the slot of the afternoon. */
function isBeforeSlot(moment: Moment, at: Date): boolean {
  return moment.type === 'flex' && at < parisInstant(moment.slot.day, flexHours[moment.slot.halfDay].from)
}

function wasPlanned(moment: Moment, { orderedAt }: Counted, at: Date): string {
  const day = askedDay(moment, orderedAt)
  const date = day === parisDay(at) ? '' : `${dayAndMonth(day)}, `
  return moment.type === 'urgent' ? `retrait prévu ${date}vers ${inProse(clock(urgentPickup(orderedAt)))}` : `prévu ${date}${hoursOf(moment, orderedAt)}`
}

function planned({ moment, orderedAt, expectedAt }: Counted, now: Date): Omit<DeliveryHeadline, 'over'> {
  if (moment === null) return expectedAt === null ? { day: 'Date à confirmer', hours: '' } : { day: dayWords(parisDay(expectedAt), now), hours: `à ${inProse(clock(expectedAt))}` }
  const type = deliveryTypeLabel(moment.type)
  const day = askedDay(moment, orderedAt)
  if (moment.type !== 'flex') return { day: dayWords(day, now), hours: `${hoursOf(moment, orderedAt)} · ${type}` }
  const { halfDay } = moment.slot
  const soon = soonSlot(moment.slot.day, halfDay, now)
  if (soon !== null) return { day: soon, hours: `${betweenHours(halfDay)} · ${type}` }
  return { day: dayWords(day, now), hours: `${halfDay === 'AM' ? 'le matin' : 'l’après-midi'}, ${betweenHours(halfDay)} · ${type}` }
}

function hoursOf(moment: Moment, orderedAt: Date): string {
  if (moment.type === 'flex') return betweenHours(moment.slot.halfDay)
  return moment.type === 'planifiee' ? `à ${inProse(clock(moment.at))}` : `retrait vers ${inProse(clock(urgentPickup(orderedAt)))}`
}

function soonSlot(day: ParisDay, halfDay: HalfDay, now: Date): string | null {
  const today = parisDay(now)
  if (day === today) return halfDay === 'AM' ? 'Ce matin' : 'Cet après-midi'
  if (day === addDays(today, 1)) return halfDay === 'AM' ? 'Demain matin' : 'Demain après-midi'
  return null
}

/** 'Aujourd’hui', 'Demain', 'Lundi 23 novembre'; with its year in another one. */
function dayWords(day: ParisDay, now: Date): string {
  const today = parisDay(now)
  if (day === today) return 'Aujourd’hui'
  if (day === addDays(today, 1)) return 'Demain'
  return capitalized(dated(day, now))
}

function dated(day: ParisDay, now: Date): string {
  return day.slice(0, 4) === parisDay(now).slice(0, 4) ? dayAndMonth(day) : longDay(parisInstant(day, '12:00'))
}
