import { clock, inProse } from '#rules/moment/french.ts'
import type { Run } from '#rules/run/run-moves.ts'
import type { Database } from '#server/db/database.ts'
import { HttpError } from '#server/log/http-error.ts'
import { findUser } from '#server/users/users.ts'
import { holdRun, runOfRows, stopsOf, type RunRow, type StopRow } from './runs.ts'

/** A run as somebody saw it before he changes it. */
export interface SeenRun {
  readonly id: number
  readonly version: number
}

/**
 * Holds a run that is as it was seen, for a change that nothing refuses. 409: another hand was quicker, with how it
 * stands now, or what the rules say.
 */
export async function holdSeenRun(
  transaction: Database,
  { id, version }: SeenRun,
  refusalOf: (run: Run, row: RunRow) => string | null,
): Promise<{ readonly row: RunRow; readonly stops: readonly StopRow[] }> {
  const row = await holdRun(transaction, id, version)
  if (row === null) throw await changedMeanwhile(transaction, id)
  const stops = await stopsOf(transaction, [id])
  const refusal = refusalOf(runOfRows(row, stops), row)
  if (refusal !== null) throw new HttpError(409, refusal)
  return { row, stops }
}

async function changedMeanwhile(db: Database, id: number): Promise<HttpError> {
  const run = await db.selectFrom('runs').selectAll().where('id', '=', id).executeTakeFirst()
  if (run === undefined) return new HttpError(409, 'Cette tournée a été supprimée entre-temps.')
  const { first_name: first, last_name: last } = await findUser(db, run.driver_id)
  const { length: count } = await stopsOf(db, [id])
  const start = inProse(clock(new Date(run.starts_at)))
  return new HttpError(
    409,
    `Cette tournée a changé entre-temps : ${first} ${last}, ${run.plate}, départ à ${start}, ${count === 0 ? 'aucun arrêt' : `${count} arrêts`}. Relis-la, puis recommence.`,
  )
}
