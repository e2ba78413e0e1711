import * as v from 'valibot'
import { halfDays } from '#rules/moment/flex-slots.ts'
import type { Moment } from '#rules/moment/moment.ts'
import type { PastOrder } from './past-order.ts'
import { repeatableSchema } from './repeatable.ts'

/** A moment as one page hands it to another, and as a device keeps it. */
export const keptMoment: v.GenericSchema<Moment> = v.variant('type', [
  v.object({ type: v.literal('flex'), slot: v.object({ day: v.string(), halfDay: v.picklist(halfDays) }) }),
  v.object({ type: v.literal('planifiee'), at: v.date() }),
  v.object({ type: v.literal('urgent') }),
])

/** An order and when it is to be delivered, as one page hands it to another. */
export const askedOrder = v.object({ moment: keptMoment, order: repeatableSchema })

/**
 * A stored order as its payment shows it and gives it to the processor; amounts in cents. `orderedAt`, `expectedAt`:
 * unknown to what an older page handed over.
 */
export const storedOrder = v.object({
  id: v.number(),
  totalHT: v.number(),
  totalTTC: v.number(),
  orderedAt: v.fallback(v.optional(v.date()), undefined),
  expectedAt: v.nullish(v.date()),
  ...askedOrder.entries,
})
export type StoredOrder = v.InferOutput<typeof storedOrder>

/** The same of an order of the history; null when it has no price, or the provider does not send all of it. */
export function storedOrderOf({
  id,
  totalHT,
  totalTTC,
  orderedAt,
  expectedAt,
  moment,
  repeat,
}: PastOrder): StoredOrder | null {
  if (totalHT === null || totalTTC === null || moment === null || repeat === null) return null
  return { id, totalHT, totalTTC, orderedAt, expectedAt, moment, order: repeat }
}
