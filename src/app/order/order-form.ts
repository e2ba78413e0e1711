import { proxy, ref } from 'valtio'
import type { Place } from '#contract/places.ts'
import type { DeliveryType } from '#rules/delivery-types.ts'
import { halfDayIsOpen, halfDays, type HalfDay } from '#rules/flex-slots.ts'
import type { ParisDay } from '#rules/paris-time.ts'
import { bandAfterReading } from '#rules/weight-advice.ts'
import { weightBandKeys } from '#rules/weight-bands.ts'
import { fieldsInOrder } from './order-issues.ts'
import { noAddress, type AddressName, type FieldName, type OrderValues, type TextName, type WeightFrom } from './order-values.ts'
import { plannedDay } from './moment/planned-instant.ts'
import { firstPlannedTime, plannedTimes } from '#rules/planned-times.ts'

/** The form of one session. `state` is a valtio proxy: read it by snapshot, change it by these actions. */
export type OrderForm = ReturnType<typeof createOrderForm>

export function createOrderForm(values: OrderValues, now: () => Date) {
  const state = proxy({ values, touched: {} as Partial<Record<FieldName, true>>, attempts: 0, open: false, weightFrom: null as WeightFrom })
  const form = state.values
  const touch = (name: FieldName) => void (state.touched[name] = true)
  const lay = (filled: Partial<OrderValues>, weightFrom: WeightFrom) => {
    Object.assign(form, filled)
    if (filled.poids !== undefined) state.weightFrom = filled.poids === '' ? null : weightFrom
  }

  return {
    state,
    /** The draft is back, or there is none: typing can start. */
    open: () => void (state.open = true),
    close: () => void (state.open = false),
    /** Other contents altogether: nothing of before is marked or counted. */
    startOver(next: OrderValues, weightFrom: WeightFrom) {
      lay(next, weightFrom)
      Object.assign(state, { touched: {}, attempts: 0 })
    },
    write: (name: TextName, text: string) => void (form[name] = text),
    touch,
    /** A submission with errors: everything is marked, the attempt is counted (section 5). */
    refuse() {
      fieldsInOrder.forEach(touch)
      state.attempts++
    },
    restore: (kept: Partial<OrderValues>) => lay(kept, 'user'),
    /** Fields filled for their user: what was wrong with them is not his to see any more. A weight among them is his own, unless it was not before. */
    refill(filled: Partial<OrderValues>, weightFrom: WeightFrom = 'user') {
      lay(filled, weightFrom)
      for (const name of Object.keys(filled)) delete state.touched[name as FieldName]
    },

    /** Typing after a pick takes its point away, and the error waits until the field is left (section 4). */
    typeAddress(name: AddressName, text: string) {
      form[name] = { ...noAddress, text }
      delete state.touched[name]
    },
    pickAddress(name: AddressName, place: Place) {
      form[name] = { text: place.label, place, dropped: false }
    },
    /** An address that was put there, and found nowhere. */
    refuseAddress(name: AddressName, text: string, refusal: string) {
      form[name] = { ...noAddress, text, refusal }
      touch(name)
    },
    /** Leaving without a pick takes the text away (section 5), unless no pick was possible (R21). `isPutOff`: nor will one be before the network is back, and nothing is wrong until then. */
    leaveAddress(name: AddressName, keepsText: boolean, isPutOff = false) {
      const { text, place } = form[name]
      const isUnpicked = place === null && text.trim() !== ''
      if (isUnpicked && !keepsText) form[name] = { ...noAddress, dropped: true }
      if (!isUnpicked || !isPutOff) touch(name)
    },
    /** The user's own choice. */
    chooseWeight: (band: string) => lay({ poids: band }, 'user'),
    /** A slip says its weight, kg: it chooses when the user has not, and may choose again after another slip did (section 5). */
    weigh(kg: number) {
      const own = state.weightFrom === 'user' ? (weightBandKeys.find((key) => key === form.poids) ?? null) : null
      lay({ poids: bandAfterReading(kg, own) ?? '' }, own === null ? 'slip' : 'user')
    },

    chooseType(type: DeliveryType) {
      form.livraisonType = type
      if (type === 'planifiee' && form.deliveryDateTime === '') form.deliveryDateTime = plannedDay(firstPlannedTime(now()))
    },
    /** A day whose chosen half is closed takes its open half: any Saturday → morning. */
    chooseFlexDay(day: ParisDay) {
      form.flexDate = day
      if (halfDayIsOpen({ day, halfDay: form.flexHalfDay }, now())) return
      form.flexHalfDay = halfDays.find((halfDay) => halfDayIsOpen({ day, halfDay }, now())) ?? form.flexHalfDay
    },
    chooseHalfDay: (halfDay: HalfDay) => void (form.flexHalfDay = halfDay),
    /** Another day keeps the time when that day has it. */
    choosePlannedDay(day: ParisDay) {
      const time = form.deliveryDateTime.slice(11)
      form.deliveryDateTime = plannedTimes(day, now()).some((open) => open === time) ? `${day} ${time}` : day
    },
    /** '2026-11-23 14:30' */
    choosePlannedTime: (moment: string) => void (form.deliveryDateTime = moment),

    /** The slip there is now; or none, and why the last one was refused. */
    holdSlip: (file: File | null, refusal: string | null = null) => void (form.deliveryReceipt = { file: file && ref(file), refusal }),
  }
}
