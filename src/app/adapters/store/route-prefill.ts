import * as v from 'valibot'
import { placeSchema } from '#contract/places/places.ts'
import { weightBandKeys } from '#rules/price/weight-bands.ts'
import { createPrefill } from './prefill.ts'

const schema = v.object({
  pickup: placeSchema,
  delivery: placeSchema,
  band: v.picklist(weightBandKeys),
  total: v.optional(v.number()),
})

/** A route of the home page's estimate for the order form. `total`: its price under Flex, TTC in cents. */
export type RoutePrefill = v.InferOutput<typeof schema>

export const routePrefill = createPrefill('estimation', schema)
