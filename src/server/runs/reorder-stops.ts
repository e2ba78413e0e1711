import { runMoves, type StopName } from '#rules/run/run-moves.ts'
import type { World } from '#server/world.ts'
import { holdSeenRun, type SeenRun } from './hold-seen-run.ts'
import { insertRunChange, placeStops } from './runs.ts'

/** Puts all stops of a run in another order. */
export async function reorderStops(
  seen: SeenRun,
  wanted: readonly StopName[],
  by: number,
  { db, now }: Pick<World, 'db' | 'now'>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { stops } = await holdSeenRun(transaction, seen, (run) => runMoves.reorder(run, wanted))
    await placeStops(transaction, seen.id, wanted, stops)
    await insertRunChange(transaction, { run: seen.id, by, at: now(), kind: 'reordered' })
  })
}
