import * as v from 'valibot'
import { heaviestSlipKg } from '#contract/slip.ts'

/** What a slip said, kept with the draft so that it is not read again: its bytes' SHA-256, and its weight in kg, null when it shows none. */
export const keptReadingSchema = v.object({ sha256: v.string(), kg: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(heaviestSlipKg))) })
export type KeptReading = v.InferOutput<typeof keptReadingSchema>
