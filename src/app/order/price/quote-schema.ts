import * as v from 'valibot'
import type { Quote } from './quote-cache.ts'

const cents = v.pipe(v.number(), v.integer())

/** A price as a draft keeps it. */
export const quoteSchema: v.GenericSchema<unknown, Quote> = v.object({
  minutes: v.number(),
  estimated: v.boolean(),
  freeMinutes: v.nullable(v.number()),
  price: v.object({ base: cents, weight: cents, time: cents, delivery: cents, totalHT: cents, totalTTC: cents }),
})
