import type { UserRecord } from '#contract/account/user-record.ts'
import { formFields } from './form-fields.ts'

type Fields = typeof formFields

/** What the form holds. `deliveryDateTime`: Paris wall clock, '' → '2026-11-23' → '2026-11-23 14:30'. */
export type OrderValues = { [Name in FieldName]: ReturnType<Fields[Name]['blank']> }

/** Who chose the weight band: the user or the slip; null while none is chosen. */
export type WeightFrom = 'user' | 'slip' | null

export type FieldName = keyof Fields
export type AddressName = 'pickupAdr' | 'address'
/** A field that is a line of text. */
export type TextName = { [Name in FieldName]: Fields[Name] extends { isText: true } ? Name : never }[FieldName]

/** The fields as they come on screen: the order of an error summary. */
export const fieldsInOrder = Object.keys(formFields) as readonly FieldName[]

/** A new order: the supplier's own e-mail and company, and the first flex slot. */
export function blankValues(user: UserRecord, now: Date): OrderValues {
  return Object.fromEntries(
    Object.entries(formFields).map(([name, { blank }]) => [name, blank(user, now)]),
  ) as unknown as OrderValues
}
