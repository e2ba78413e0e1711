import { runMoves } from '#rules/run/run-moves.ts'
import { holdOrder } from '#server/orders/hold-order.ts'
import { foundOrder } from '#server/orders/orders.ts'
import type { World } from '#server/world.ts'
import { holdSeenRun, type SeenRun } from './hold-seen-run.ts'
import { insertRunChange, removeStops } from './runs.ts'

/** Takes an order off a run, until it is picked up. */
export async function takeOff(
  seen: SeenRun,
  orderId: number,
  by: number,
  { db, now }: Pick<World, 'db' | 'now'>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { status } = foundOrder(await holdOrder(transaction, orderId))
    const { stops } = await holdSeenRun(transaction, seen, (run) => runMoves.takeOff(run, { orderId, status }))
    await removeStops(transaction, seen.id, orderId, stops)
    await insertRunChange(transaction, { run: seen.id, by, at: now(), kind: 'off', orderId })
  })
}
