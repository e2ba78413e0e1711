import type { Api } from '#contract/api.ts'
import type { Handler } from '#server/http/handler.ts'
import { moveOrder as move } from '#server/staff/move-order.ts'
import { oneStaffOrder } from '#server/staff/staff-order.ts'

/** Takes an order a step further (R50). */
export const moveOrder: Handler<Api['moveOrder']> = async ({ params, body, caller }, world) => {
  const order = await move(
    params.id,
    { from: body.de, to: body.vers, onPurpose: body.expres, reason: body.motif },
    caller.id,
    world,
  )
  return await oneStaffOrder(order, world)
}
