import type { RequestHandover } from '#contract/handover/handover.ts'
import { repeatablePart } from '#contract/order/repeatable.ts'
import type { ValidOrder } from '../model/order-schema.ts'

/** What /confirmation shows of an order that was just sent without a price. */
export function requestHandoverOf(order: ValidOrder, at: Date): RequestHandover {
  const { moment } = order
  return { requested: { moment, at, order: repeatablePart(order, moment.type) } }
}
