import type { Handlers } from '#server/http/handler.ts'
import { findAnyOrder } from '#server/orders/orders.ts'
import { findReadableOrder } from '#server/orders/readable-orders.ts'
import { droveIt } from '#server/waybill/waybill-events.ts'
import { waybillOf } from '#server/waybill/waybill-paper.ts'

export const waybillCalls = {
  /** The waybill of an order, to who may read it. */
  downloadWaybill: async ({ params, caller }, world) =>
    await waybillOf(await findReadableOrder(world.db, caller, params.id), world),

  /** The same of any order; to a driver what he drove. */
  downloadStaffWaybill: async ({ params: { id }, caller }, world) => {
    const isHis = caller.teamRole !== 'driver' || (await droveIt(world.db, caller.id, id))
    return await waybillOf(isHis ? await findAnyOrder(world.db, id) : null, world)
  },
} satisfies Partial<Handlers>
