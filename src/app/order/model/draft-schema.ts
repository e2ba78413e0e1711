import * as v from 'valibot'
import { heaviestSlipKg } from '#contract/order/slip.ts'
import { keptSlipFields, noSlipFields, slipFieldNames, type SlipFieldName } from '#contract/order/slip-fields.ts'
import type { Quote } from '#state/orders/price-memory.ts'

/** The name of a submission, and the order data it stands for. */
export const submissionSchema = v.object({ id: v.pipe(v.string(), v.uuid()), of: v.string() })
export type Submission = v.InferOutput<typeof submissionSchema>

/**
 * A slip that the provider has: its bytes' SHA-256, the path it answered, and when. `isUntold`: it came there to be
 * read, and its author was told nothing of it yet.
 */
export const sentSlipSchema = v.object({
  sha256: v.string(),
  path: v.pipe(v.string(), v.nonEmpty()),
  at: v.date(),
  isUntold: v.exactOptional(v.literal(true)),
})
export type SentSlip = v.InferOutput<typeof sentSlipSchema>

/**
 * What a slip said, so that it is not read again: its bytes' SHA-256, its weight in kg, null when it shows none, and
 * what else it says.
 */
export const keptReadingSchema = v.object({
  sha256: v.string(),
  kg: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(heaviestSlipKg))),
  fields: v.exactOptional(v.fallback(keptSlipFields, noSlipFields)),
})
export type KeptReading = v.InferOutput<typeof keptReadingSchema>

/** What the fields of a form were filled with from a slip. */
export type FromSlip = Readonly<Partial<Record<SlipFieldName, string>>>
export const fromSlipSchema: v.GenericSchema<unknown, FromSlip> = v.record(v.picklist(slipFieldNames), v.string())

const cents = v.pipe(v.number(), v.integer())

/** A price, in cents. */
export const quoteSchema: v.GenericSchema<unknown, Quote> = v.object({
  minutes: v.number(),
  estimated: v.boolean(),
  freeMinutes: v.nullable(v.number()),
  price: v.object({ base: cents, weight: cents, time: cents, delivery: cents, totalHT: cents, totalTTC: cents }),
})
