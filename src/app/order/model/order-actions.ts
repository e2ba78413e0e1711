import { ref } from 'valtio'
import type { Place } from '#contract/places/places.ts'
import { largestValidSlip } from '#contract/order/slip.ts'
import type { DeliveryType } from '#rules/price/delivery-types.ts'
import { halfDayIsOpen, halfDays, type HalfDay } from '#rules/moment/flex-slots.ts'
import type { ParisDay } from '#rules/moment/paris-time.ts'
import { firstPlannedTime, plannedTimes } from '#rules/moment/planned-times.ts'
import { bandAfterReading } from '#rules/price/weight-advice.ts'
import { weightBandKeys } from '#rules/price/weight-bands.ts'
import { noAddress } from './address-value.ts'
import type { OrderState } from './order-state.ts'
import type { Reading, SlipState } from './slip-state.ts'
import {
  fieldsInOrder,
  type AddressName,
  type FieldName,
  type OrderValues,
  type TextName,
  type WeightFrom,
} from './order-values.ts'
import { plannedDay } from './planned-instant.ts'

/** Typing into a line of text. */
export function write({ values, tried }: OrderState, name: TextName, text: string): void {
  values[name] = text
  tried[name] = true
}

/** A field was left, or changed for its author: from now on it says what is wrong with it. */
export function touch({ touched }: OrderState, name: FieldName): void {
  touched[name] = true
}

/**
 * A field is left: it says what is wrong with it, unless there was no effort yet: it is empty, nothing was written in
 * it, and nothing was sent.
 */
export function leave(state: OrderState, name: TextName | 'poids'): void {
  if (state.values[name].trim() !== '' || state.tried[name] || state.attempts > 0) touch(state, name)
}

/** The form's clock is set to now, or to the instant at which something was judged. */
export function tick(state: OrderState, at: Date): void {
  state.at = at
}

/** The author means the route of that name, though it looks like a mistake. */
export function confirmRoute({ route }: OrderState, name: string): void {
  route.sureOf = name
}

/** A submission with errors: everything is marked, the attempt is counted (section 5). */
export function refuse(state: OrderState): void {
  for (const name of fieldsInOrder) touch(state, name)
  state.attempts++
}

/**
 * Fields that come back as the user left them; a weight counts as the user's own unless `weightFrom` says otherwise.
 */
export function restore(state: OrderState, filled: Partial<OrderValues>, weightFrom: WeightFrom = 'user'): void {
  Object.assign(state.values, filled)
  if (filled.poids !== undefined) state.weightFrom = filled.poids === '' ? null : weightFrom
}

/** Fields filled for the user: what was wrong with them is not shown any more. */
export function refill(state: OrderState, filled: Partial<OrderValues>, weightFrom: WeightFrom = 'user'): void {
  restore(state, filled, weightFrom)
  for (const name of Object.keys(filled)) delete state.touched[name as FieldName]
}

/** A finger in an address is an effort, a keyboard may only pass it by (R63). */
export function pressAddress({ tried }: OrderState, name: AddressName): void {
  tried[name] = true
}

/** Typing after a pick takes its point away, and the error waits until the field is left (section 4). */
export function typeAddress({ values, touched, tried }: OrderState, name: AddressName, text: string): void {
  values[name] = { ...noAddress, text }
  tried[name] = true
  delete touched[name]
}

export function pickAddress({ values }: OrderState, name: AddressName, place: Place): void {
  values[name] = { text: place.label, place, dropped: false }
}

/** An address that was put there, and found nowhere. */
export function refuseAddress(state: OrderState, name: AddressName, text: string, refusal: string): void {
  state.values[name] = { ...noAddress, text, refusal }
  touch(state, name)
}

/**
 * Leaving without a pick takes the text away (section 5), unless no pick was possible (R21); left empty it is missed
 * after a try to fill it (R63). `isPutOff`: wait for the network first.
 */
export function leaveAddress(state: OrderState, name: AddressName, keepsText: boolean, isPutOff = false): void {
  const { text, place } = state.values[name]
  const isUnpicked = place === null && text.trim() !== ''
  if (isUnpicked && !keepsText) state.values[name] = { ...noAddress, dropped: true }
  const isPassedBy = text.trim() === '' && state.attempts === 0 && !state.tried[name]
  if (!isPassedBy && !(isUnpicked && isPutOff)) touch(state, name)
}

/** The user's own choice. */
export function chooseWeight(state: OrderState, band: string): void {
  restore(state, { poids: band })
  state.tried.poids = true
}

/**
 * A slip says its weight, kg: it chooses when the user has not, and may choose again after another slip did (section
 * 5).
 */
export function weigh(state: OrderState, kg: number): void {
  const own = state.weightFrom === 'user' ? (weightBandKeys.find((key) => key === state.values.poids) ?? null) : null
  restore(state, { poids: bandAfterReading(kg, own) ?? '' }, own === null ? 'slip' : 'user')
}

export function chooseType({ values, availability }: OrderState, type: DeliveryType, now: Date): void {
  values.livraisonType = type
  if (type === 'planifiee' && values.deliveryDateTime === '')
    values.deliveryDateTime = plannedDay(firstPlannedTime(now, availability))
}

/** A day whose chosen half is closed takes its open half: any Saturday → morning. */
export function chooseFlexDay({ values, availability }: OrderState, day: ParisDay, now: Date): void {
  values.flexDate = day
  if (halfDayIsOpen({ day, halfDay: values.flexHalfDay }, now, availability)) return
  values.flexHalfDay =
    halfDays.find((halfDay) => halfDayIsOpen({ day, halfDay }, now, availability)) ?? values.flexHalfDay
}

export function chooseHalfDay({ values }: OrderState, halfDay: HalfDay): void {
  values.flexHalfDay = halfDay
}

/** Another day keeps the time when that day has it. */
export function choosePlannedDay({ values, availability }: OrderState, day: ParisDay, now: Date): void {
  const time = values.deliveryDateTime.slice(11)
  values.deliveryDateTime = plannedTimes(day, now, availability).some((open) => open === time) ? `${day} ${time}` : day
}

/** '2026-11-23 14:30' */
export function choosePlannedTime({ values }: OrderState, moment: string): void {
  values.deliveryDateTime = moment
}

/** The slip there is now, to be read unless what it said is known; or none, and why the last one was refused. */
export function holdSlip(
  state: OrderState,
  file: File | null,
  refusal: string | null = null,
  said: Said = { reading: firstReading(file), known: null },
): void {
  state.slip.known = null
  state.values.deliveryReceipt = { file: file && ref(file), refusal }
  // A slip that its author took away is no mistake before the form was sent.
  if (file === null && refusal === null && state.attempts === 0) delete state.touched.deliveryReceipt
  else touch(state, 'deliveryReceipt')
  Object.assign(state.slip, said)
}

/** What a slip said, or how far its reading is. */
export type Said = Pick<SlipState, 'reading' | 'known'>

/** Reads the slip in hand again, unless it is too heavy to be sent. */
export function readSlipAgain({ slip, values }: OrderState): void {
  slip.reading = firstReading(values.deliveryReceipt.file)
}

/** The weight is chosen by hand: the order need not wait for the reading. */
export function skipReading({ slip }: OrderState): void {
  slip.reading = { step: 'skipped' }
}

/** What becomes of a file first: one that is too heavy to be sent is not read. */
export function firstReading(file: File | null): Reading {
  return { step: file !== null && file.size <= largestValidSlip ? 'due' : 'none' }
}
