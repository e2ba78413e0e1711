import type { Api } from '#contract/api.ts'
import type { Handler } from '#server/http/handler.ts'
import { oneStaffOrder } from '#server/staff/staff-order.ts'
import { undoStep as undo } from '#server/staff/undo-step.ts'

/** Takes the last step of an order back (R50). */
export const undoStep: Handler<Api['undoStep']> = async ({ params, caller }, world) =>
  await oneStaffOrder(await undo(params.id, caller.id, world), world)
