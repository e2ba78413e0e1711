import type { Api } from '#contract/api.ts'
import { findOrder } from '#server/orders/orders.ts'
import type { Handler } from '#server/http/handler.ts'
import { slipOf } from '#server/slips/slip-of.ts'

/** The slip of an order, to its owner alone. */
export const downloadSlip: Handler<Api['downloadSlip']> = async ({ params, caller }, world) =>
  await slipOf(await findOrder(world.db, caller.id, params.id), world)
