import * as v from 'valibot'
import { call } from '#contract/wire/call.ts'

const latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90))
const longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180))

/** A point: degrees, WGS 84. */
export const latLngSchema = v.object({ lat: latitude, lng: longitude })
export type LatLng = v.InferOutput<typeof latLngSchema>

/**
 * What a provider gives with a point that it handed out, and is given back with it; '' and what is too long to be one
 * count as none.
 */
export const placeSignature = v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))), undefined)

/**
 * An address to pick. `approximate`: the point is the commune's. `hasNumber`: its label has a street number or names
 * one site. `signature`: by which the point counts for a price (decision 085).
 */
export const placeSchema = v.object({
  label: v.pipe(v.string(), v.nonEmpty(), v.maxLength(300)),
  lat: latitude,
  lng: longitude,
  postcode: v.nullable(v.string()),
  city: v.nullable(v.string()),
  hasNumber: v.boolean(),
  approximate: v.boolean(),
  signature: placeSignature,
})
export type Place = v.InferOutput<typeof placeSchema>

const addressQuery = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200))

/** Suggestions while the user types, best first; `credit` is the source's required mention. */
export const suggestPlaces = call({
  method: 'GET',
  path: '/places/suggest',
  audience: 'nobody',
  query: v.object({ q: addressQuery }),
  reply: v.object({ success: v.literal(true), data: v.array(placeSchema), credit: v.string() }),
})

/** The first match of a whole address, or null (section 4, address field; R40). */
export const resolvePlace = call({
  method: 'GET',
  path: '/places/resolve',
  audience: 'nobody',
  query: v.object({ q: addressQuery }),
  reply: v.object({ success: v.literal(true), data: v.nullable(placeSchema) }),
})

/** The known address nearest to the user, or null. The position is in the body, which no log holds. */
export const placeNear = call({
  method: 'POST',
  path: '/fo/position',
  audience: 'supplier',
  body: latLngSchema,
  reply: v.object({ success: v.literal(true), data: v.nullable(placeSchema) }),
})
