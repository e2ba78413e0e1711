import { chooseSlip } from '#app/order/fields/slip/choose-slip.ts'
import { isSlipBusy } from '#app/order/model/slip-weight.ts'
import type { OrderState } from '#app/order/model/order-state.ts'
import { pretendWorld } from '#tests/builders/pretend-world.ts'
import { aSlip } from './filled-values.ts'

/** Chooses a slip as people do, and waits until it is kept and read. */
export async function attachSlip(
  { state }: { readonly state: OrderState },
  file = aSlip(),
  world = pretendWorld(fetch),
): Promise<void> {
  await chooseSlip(state, world, file)
  while (isSlipBusy(state.slip)) await new Promise(setImmediate)
}
