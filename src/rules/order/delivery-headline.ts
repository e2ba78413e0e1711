import { deliveryTypeLabel } from '#rules/price/delivery-types.ts'
import {
  awaitedSlot,
  deliveryTimes,
  slotDay,
  slotEnd,
  slotStart,
  type DeliveryTimes,
  type Slot,
} from './delivery-times.ts'
import { capitalized, clock, dayAndMonth } from '#rules/moment/french.ts'
import { isLate, lateWords, type LateOrder } from './late.ts'
import { nearHalfDay } from '#rules/moment/moment.ts'
import { datedDay, dayFromNow } from '#rules/moment/near-day.ts'
import { orderStatus, requestedStatus } from './order-status.ts'
import { parisDay, type ParisDay } from '#rules/moment/paris-time.ts'
import { plannedWords, shortSlot, slotHours } from './slot-words.ts'

/** When an order comes, in three lines. `instead`: what was asked for, where the team has set another date. */
export interface DeliveryHeadline {
  readonly over: string
  readonly day: string
  readonly hours: string
  readonly instead: string | null
}

/** 'Livraison prévue', 'Lundi 23 novembre', 'l’après-midi, entre 13 h et 17 h · Flex'. */
export function deliveryHeadline(order: LateOrder, now: Date): DeliveryHeadline {
  const times = deliveryTimes(order)
  const { asked, holds, isMoved, arrivedAt } = times
  const type = order.moment === null ? '' : ` · ${deliveryTypeLabel(order.moment.type)}`
  const instead = isMoved && asked !== null ? shortSlot(asked) : null
  if (arrivedAt !== null) {
    const hours =
      holds === null || order.moment === null
        ? ''
        : `${plannedWords(holds, slotDay(holds) === parisDay(arrivedAt) ? '' : dayAndMonth(slotDay(holds)), 'prévu')}${type}`
    return {
      over: isInTime(times, arrivedAt) ? 'Livré dans le créneau' : 'Livré',
      day: `${dayWords(parisDay(arrivedAt), now)} à ${clock(arrivedAt)}`,
      hours,
      instead,
    }
  }
  const over = isLate(order, now)
    ? lateWords
    : isMoved && order.status !== orderStatus.delivered
      ? 'Nouvelle date de livraison'
      : overOf(order.status)
  return holds === null
    ? { over, day: 'Date à confirmer', hours: '', instead }
    : { over, ...planned(awaitedSlot(holds, order.status), type, now), instead }
}

function overOf(status: number | null): string {
  if (status === orderStatus.cancelled) return 'Livraison annulée'
  return status === null || status === requestedStatus ? 'Livraison demandée' : 'Livraison prévue'
}

/** Whether it came in the slot that was asked for; an urgent order has none. A half-day also has a beginning. */
function isInTime({ asked, isMoved }: DeliveryTimes, at: Date): boolean {
  if (asked === null || isMoved || asked.kind === 'pickup') return false
  return (asked.kind === 'time' || at >= slotStart(asked)) && at <= slotEnd(asked)
}

function planned(slot: Slot, type: string, now: Date): Pick<DeliveryHeadline, 'day' | 'hours'> {
  const [day, hours] = [dayWords(slotDay(slot), now), `${slotHours(slot)}${type}`]
  if (slot.kind !== 'half-day') return { day, hours }
  const near = nearHalfDay(slot.slot, now)
  return near === null
    ? { day, hours: `${slot.slot.halfDay === 'AM' ? 'le matin' : 'l’après-midi'}, ${hours}` }
    : { day: capitalized(near), hours }
}

/** 'Aujourd’hui', 'Demain', 'Lundi 23 novembre'; with its year in another one. */
function dayWords(day: ParisDay, now: Date): string {
  const today = parisDay(now)
  return capitalized(dayFromNow(day, today, () => datedDay(day, today)))
}
