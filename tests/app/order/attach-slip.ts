import type { OrderSession } from '#app/order/order-session.ts'
import { aSlip } from './filled-values.ts'

/** Chooses a slip as people do, and waits until it is kept and read. */
export async function attachSlip({ slip }: OrderSession, file = aSlip()): Promise<void> {
  await slip.choose(file)
  while (slip.isBusy()) await new Promise(setImmediate)
}
