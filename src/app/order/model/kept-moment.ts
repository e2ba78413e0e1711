import { defaultDeliveryType, type DeliveryType } from '#rules/price/delivery-types.ts'
import { everyDay } from '#rules/moment/availability.ts'
import { defaultFlexSlot, halfDayIsOpen, type HalfDay } from '#rules/moment/flex-slots.ts'
import { parisDay } from '#rules/moment/paris-time.ts'
import { plannedProblem } from '#rules/moment/planned-slot.ts'
import { lastDay } from '#rules/moment/day-strip.ts'
import { plannedDay, plannedInstant } from './planned-instant.ts'
import type { OrderValues } from './order-values.ts'

type Moment = Pick<OrderValues, 'flexDate' | 'flexHalfDay' | 'deliveryDateTime'>

/** What a draft says of its moment; anything may be missing. */
interface KeptMoment {
  readonly livraisonType?: DeliveryType | undefined
  readonly flexDate?: string | undefined
  readonly flexHalfDay?: HalfDay | undefined
  readonly deliveryDateTime?: string | undefined
}

/**
 * The moment of a draft, reopened: the one that was chosen, also when it has passed or its day has closed (decision 041,
 * R16). What no form could choose, or is of another type, gives way to the first slot.
 */
export function keptMoment(
  { livraisonType = defaultDeliveryType, flexDate = '', flexHalfDay, deliveryDateTime = '' }: KeptMoment,
  now: Date,
): Moment {
  const first = defaultFlexSlot(now, everyDay)
  const slot = flexHalfDay && isDay(flexDate) ? { day: flexDate, halfDay: flexHalfDay } : first
  const slotStays = halfDayIsOpen(slot, now, everyDay) || (livraisonType === 'flex' && isOutOfReach(slot.day, now))
  const plannedStays =
    stands(deliveryDateTime, now) || (livraisonType === 'planifiee' && couldBeChosen(deliveryDateTime, now))
  const { day, halfDay } = slotStays ? slot : first
  return { flexDate: day, flexHalfDay: halfDay, deliveryDateTime: plannedStays ? deliveryDateTime : '' }
}

/** Too late by now, or too far ahead. */
function isOutOfReach(day: string, now: Date): boolean {
  return day <= parisDay(now) || day > lastDay(now)
}

function stands(text: string, now: Date): boolean {
  const at = plannedInstant(text)
  return !Number.isNaN(at.getTime()) && plannedProblem(at, now) === null
}

/** '2026-11-20', or with a time within the hours of some day. */
function couldBeChosen(text: string, now: Date): boolean {
  const at = plannedInstant(text)
  return (
    isDay(plannedDay(text)) &&
    (isDay(text) || (!Number.isNaN(at.getTime()) && plannedProblem(at, now) !== 'outside-hours'))
  )
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T12:00:00Z`))
}
