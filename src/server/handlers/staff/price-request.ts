import { isDeepStrictEqual } from 'node:util'
import type { Api } from '#contract/api.ts'
import type { Moment } from '#rules/moment/moment.ts'
import { centsFromEuros } from '#rules/price/money.ts'
import type { Handler } from '#server/http/handler.ts'
import { priceOrder } from '#server/staff/price-order.ts'
import { oneStaffOrder } from '#server/staff/staff-order.ts'

/** Gives an order that was asked for by mail its price (R50). */
export const priceRequest: Handler<Api['priceRequest']> = async ({ params, body, caller }, world) => {
  const asked = {
    totalHT: centsFromEuros(body.totalHT),
    message: body.message,
    isAsSeen: (moment: Moment) => isDeepStrictEqual(moment, body.vu),
  }
  const order = await priceOrder(params.id, asked, caller.id, world)
  return await oneStaffOrder(order, world)
}
