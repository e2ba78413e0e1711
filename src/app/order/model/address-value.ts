import * as v from 'valibot'
import { placeSchema, type Place } from '#contract/places/places.ts'
import type { Stop } from '#contract/order/order.ts'
import { orderSentences } from '#contract/wire/sentences.ts'

/**
 * An address field: what is written, and the place once picked. `dropped`: text without a pick was taken away on
 * leaving. `refusal`: the sentence of a reuse that found no place.
 */
export interface AddressValue {
  text: string
  place: Place | null
  dropped: boolean
  refusal?: string
}

export const noAddress: AddressValue = { text: '', place: null, dropped: false }

const say = orderSentences

/** A right one is picked (section 5): its place, as an order has it. */
export const pickedAddress = v.pipe(
  v.custom<AddressValue>(() => true),
  v.check(({ text, place, dropped }) => place !== null || text.trim() !== '' || dropped, say.addressRequired),
  v.check(
    ({ text, place, dropped }) => place !== null || (text.trim() === '' && !dropped),
    ({ input }) => input.refusal ?? say.addressNotPicked,
  ),
  v.transform(({ place }) => (place === null ? { label: '', lat: 0, lng: 0 } : stopOf(place))),
)

/** As a draft gives it back: a point that is not the point of its text is none. */
export const keptAddress = v.pipe(
  v.object({ text: v.pipe(v.string(), v.maxLength(300)), place: v.fallback(v.nullable(placeSchema), null) }),
  v.transform(({ text, place }): AddressValue => ({
    text,
    place: place?.label === text ? place : null,
    dropped: false,
  })),
)

/** What an order holds of a picked place: its address, its point, and the signature that it came with. */
export function stopOf({ label, lat, lng, signature }: Place): Stop {
  return { label, lat, lng, ...(signature !== undefined && { signature }) }
}
