import type { Api } from '#contract/api.ts'
import { instantFromWire } from '#contract/wire/wire.ts'
import type { Handler } from '#server/http/handler.ts'
import { setDeliveryDate as setDate } from '#server/staff/set-delivery-date.ts'
import { oneStaffOrder } from '#server/staff/staff-order.ts'

/** Says when an order is to be delivered. */
export const setDeliveryDate: Handler<Api['setDeliveryDate']> = async ({ params, body, caller }, world) =>
  await oneStaffOrder(
    await setDate(
      params.id,
      { date: instantFromWire(body.DateLivraison), halfDay: body.flexHalfDay, reason: body.motif },
      caller.id,
      world,
    ),
    world,
  )
