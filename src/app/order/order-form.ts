import { proxy, ref } from 'valtio'
import type { Place } from '#contract/places.ts'
import type { DeliveryType } from '#rules/delivery-types.ts'
import { halfDayIsOpen, halfDays, type HalfDay } from '#rules/flex-slots.ts'
import type { ParisDay } from '#rules/paris-time.ts'
import { comingDays } from './moment/day-strip.ts'
import { fieldsInOrder } from './order-issues.ts'
import { noAddress, noSlip, type AddressName, type FieldName, type OrderValues, type TextName } from './order-values.ts'
import { plannedTimes } from './moment/planned-times.ts'
import { refusalAtChoice } from './slip/slip-problem.ts'

/** The form of one visit. `state` is a valtio proxy: read it by snapshot, change it by these actions. */
export type OrderForm = ReturnType<typeof createOrderForm>

export function createOrderForm(values: OrderValues, now: () => Date) {
  const state = proxy({ values, touched: {} as Partial<Record<FieldName, true>>, attempts: 0, open: false })
  const form = state.values
  const touch = (name: FieldName) => void (state.touched[name] = true)

  return {
    state,
    /** The draft is back, or there is none: typing can start. */
    open: () => void (state.open = true),
    write: (name: TextName, text: string) => void (form[name] = text),
    touch,
    /** A submission with errors: everything is marked, the attempt is counted (section 5). */
    refuse() {
      fieldsInOrder.forEach(touch)
      state.attempts++
    },
    restore: (kept: Partial<OrderValues>) => void Object.assign(form, kept),

    /** Typing after a pick takes its point away, and the error waits until the field is left (section 4). */
    typeAddress(name: AddressName, text: string) {
      form[name] = { ...noAddress, text }
      delete state.touched[name]
    },
    pickAddress(name: AddressName, place: Place) {
      form[name] = { text: place.label, place, dropped: false }
    },
    /** Leaving without a pick takes the text away (section 5), unless no pick was possible (R21). */
    leaveAddress(name: AddressName, keepText: boolean) {
      const { text, place } = form[name]
      if (place === null && text.trim() !== '' && !keepText) form[name] = { ...noAddress, dropped: true }
      touch(name)
    },
    chooseWeight: (band: string) => void (form.poids = band),

    chooseType(type: DeliveryType) {
      form.livraisonType = type
      if (type === 'planifiee' && form.deliveryDateTime === '') form.deliveryDateTime = firstPlannedDay(now())
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

    /** A file that is too large or of another kind is not kept, and says why (section 5). Answers whether it was kept. */
    chooseSlip(file: File): boolean {
      const refusal = refusalAtChoice(file)
      form.deliveryReceipt = refusal === null ? { file: ref(file), refusal } : { file: null, refusal }
      touch('deliveryReceipt')
      return refusal === null
    },
    removeSlip: () => void (form.deliveryReceipt = { ...noSlip }),
  }
}

function firstPlannedDay(now: Date): ParisDay | '' {
  return comingDays(now).find((day) => plannedTimes(day, now).length > 0) ?? ''
}
