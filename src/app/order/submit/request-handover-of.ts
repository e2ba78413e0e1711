import type { RequestHandover } from '#contract/handover.ts'
import type { ValidOrder } from '../model/order-schema.ts'

/** What /confirmation shows of an order that was just sent without a price. */
export function requestHandoverOf({ email, company, pickup, delivery, band, moment, recipient, comment }: ValidOrder, at: Date): RequestHandover {
  return { requested: { moment, at, order: { email, company, pickup, delivery, band, type: moment.type, recipient, comment } } }
}
