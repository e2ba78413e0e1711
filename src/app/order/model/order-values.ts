import type { UserRecord } from '#contract/user-record.ts'
import type { Place } from '#contract/places.ts'
import { defaultDeliveryType, type DeliveryType } from '#rules/delivery-types.ts'
import { defaultFlexSlot, type HalfDay } from '#rules/flex-slots.ts'
import type { ParisDay } from '#rules/paris-time.ts'

/** An address field: what is written, and the place once picked. `dropped`: text without a pick was taken away on leaving. `refusal`: the sentence of a reuse that found no place. */
export interface AddressValue {
  text: string
  place: Place | null
  dropped: boolean
  refusal?: string
}

/** The slip: the file kept, or the sentence that refused the last one. */
export interface SlipValue {
  file: File | null
  refusal: string | null
}

/** What the form holds, under the specification's names (R18). `deliveryDateTime`: Paris wall clock, '' → '2026-11-23' → '2026-11-23 14:30'. */
export interface OrderValues {
  email: string
  steName: string
  pickupAdr: AddressValue
  address: AddressValue
  poids: string
  livraisonType: DeliveryType
  flexDate: ParisDay
  flexHalfDay: HalfDay
  deliveryDateTime: string
  steClient: string
  clientName: string
  clientPrenom: string
  telephone: string
  deliveryReceipt: SlipValue
  comment: string
}

/** Who chose the weight band: the user, the slip, or nobody. */
export type WeightFrom = 'user' | 'slip' | null

export type FieldName = keyof OrderValues
export type AddressName = 'pickupAdr' | 'address'
export type TextName = 'email' | 'steName' | 'steClient' | 'clientName' | 'clientPrenom' | 'telephone' | 'comment'

export const noAddress: AddressValue = { text: '', place: null, dropped: false }
export const noSlip: SlipValue = { file: null, refusal: null }

/** A new order: the supplier's own e-mail and company, and the first flex slot. */
export function blankValues(user: UserRecord, now: Date): OrderValues {
  const slot = defaultFlexSlot(now)
  return {
    email: user.email,
    steName: user.user_profil?.RaisonSocial ?? '',
    pickupAdr: { ...noAddress },
    address: { ...noAddress },
    poids: '',
    livraisonType: defaultDeliveryType,
    flexDate: slot.day,
    flexHalfDay: slot.halfDay,
    deliveryDateTime: '',
    steClient: '',
    clientName: '',
    clientPrenom: '',
    telephone: '',
    deliveryReceipt: { ...noSlip },
    comment: '',
  }
}
