import * as v from 'valibot'
import type { PastOrder } from '#contract/order/past-order.ts'
import { repeatableSchema } from '#contract/order/repeatable.ts'

/** What /payment hands back to the order form when the provider refused the price (R9). */
export const repricedHandover = v.object({ repriced: v.literal(true) })
export type RepricedHandover = v.InferOutput<typeof repricedHandover>

/** What /payment hands back to the order form when the slip is gone: a week old, or lost by a restored copy. */
export const slipGoneHandover = v.object({ slipGone: v.literal(true) })
export type SlipGoneHandover = v.InferOutput<typeof slipGoneHandover>

/**
 * What an order of the history hands to the order form, to be made again: all of it, or its delivery address where
 * there is no more. `estimated`: the route of the home page's estimate instead.
 */
export const repeatHandover = v.object({
  repeated: v.object({
    deliveryAddress: v.string(),
    repeat: v.nullable(repeatableSchema),
    estimated: v.optional(v.literal(true)),
  }),
})
export type RepeatHandover = v.InferOutput<typeof repeatHandover>

/** What the order form is handed to make an order again; of a firm's, whose e-mail address it had stays behind. */
export function repeatHandoverOf({
  deliveryAddress,
  repeat,
  orderedBy,
}: Pick<PastOrder, 'deliveryAddress' | 'repeat' | 'orderedBy'>): RepeatHandover {
  return { repeated: { deliveryAddress, repeat: repeat && orderedBy !== '' ? { ...repeat, email: '' } : repeat } }
}
