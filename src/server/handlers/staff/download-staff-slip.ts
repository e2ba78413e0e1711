import type { Api } from '#contract/api.ts'
import type { Handler } from '#server/http/handler.ts'
import { findAnyOrder } from '#server/orders/orders.ts'
import { slipOf } from '#server/slips/slip-of.ts'

/** The slip of any order. */
export const downloadStaffSlip: Handler<Api['downloadStaffSlip']> = async ({ params }, world) =>
  await slipOf(await findAnyOrder(world.db, params.id), world)
