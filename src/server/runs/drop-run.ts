import { runMoves } from '#rules/run/run-moves.ts'
import type { World } from '#server/world.ts'
import { holdSeenRun, type SeenRun } from './hold-seen-run.ts'
import { insertRunChange } from './runs.ts'

/** Drops a run that has no stops; its journal stays. */
export async function dropRun(seen: SeenRun, by: number, { db, now }: Pick<World, 'db' | 'now'>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await holdSeenRun(transaction, seen, runMoves.drop)
    await transaction.deleteFrom('runs').where('id', '=', seen.id).execute()
    await insertRunChange(transaction, { run: seen.id, by, at: now(), kind: 'dropped' })
  })
}
