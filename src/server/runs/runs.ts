import type { ExpressionBuilder, Insertable, Selectable } from 'kysely'
import { addDays, parisDay, type ParisDay } from '#rules/moment/paris-time.ts'
import type { Run, Stop, StopName } from '#rules/run/run-moves.ts'
import type { Database } from '#server/db/database.ts'
import { HttpError } from '#server/log/http-error.ts'
import type { Tables } from '#server/tables.ts'
import type { RunChangesTable, RunsTable, RunStopsTable } from './runs-tables.ts'

export type RunRow = Selectable<RunsTable>
export type StopRow = Selectable<RunStopsTable>

/** A run by its number, else 404. */
export async function findRun(db: Database, id: number): Promise<RunRow> {
  const run = await db.selectFrom('runs').selectAll().where('id', '=', id).executeTakeFirst()
  if (run === undefined) throw new HttpError(404, 'Tournée introuvable.')
  return run
}

/** The runs of a day, the first to start first. */
export async function runsOn(db: Database, day: ParisDay): Promise<RunRow[]> {
  return await db.selectFrom('runs').selectAll().where('day', '=', day).orderBy('starts_at').orderBy('id').execute()
}

/** The stops of these runs, in their order. */
export async function stopsOf(db: Database, runIds: readonly number[]): Promise<StopRow[]> {
  if (runIds.length === 0) return []
  return await db.selectFrom('run_stops').selectAll().where('run_id', 'in', runIds).orderBy('place').execute()
}

/** A run as the rules know it. */
export function runOfRows({ closed_at: closedAt }: Pick<RunRow, 'closed_at'>, stops: readonly StopRow[]): Run {
  return { isClosed: closedAt !== null, stops: stops.map(stopOfRow) }
}

function stopOfRow({ order_id: orderId, kind, done_at: doneAt }: StopRow): Stop {
  return { orderId, kind, isDone: doneAt !== null }
}

/** The stops of an order, on the run that it is on, if any. Nothing changes them while the order is held. */
export async function stopsOfOrder(db: Database, orderId: number): Promise<StopRow[]> {
  return await db.selectFrom('run_stops').selectAll().where('order_id', '=', orderId).execute()
}

/**
 * A run, held until the end of the transaction, at its next version. Whoever holds orders, too, holds them before, so
 * that nobody waits for another who waits for him. Null: there is none, or it is not as it was `seen`.
 */
export async function holdRun(transaction: Database, id: number, seen?: number): Promise<RunRow | null> {
  const held = await transaction
    .updateTable('runs')
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('id', '=', id)
    .$if(seen !== undefined, (query) => query.where('version', '=', seen ?? 0))
    .returningAll()
    .executeTakeFirst()
  return held ?? null
}

/** Puts the stops of a held run in that order, places 1 to n; those that it did not have are added, not done. */
export async function placeStops(
  transaction: Database,
  runId: number,
  names: readonly StopName[],
  before: readonly StopRow[],
): Promise<void> {
  for (const [index, { orderId, kind }] of names.entries()) {
    const place = index + 1
    const stop = before.find((each) => each.order_id === orderId && each.kind === kind)
    if (stop === undefined) {
      const row = { order_id: orderId, kind, run_id: runId, place, done_at: null }
      await transaction.insertInto('run_stops').values(row).execute()
    } else if (stop.place !== place) {
      const moved = transaction.updateTable('run_stops').set({ place })
      await moved.where('order_id', '=', orderId).where('kind', '=', kind).execute()
    }
  }
}

/** Takes the stops of an order off a held run, and closes the gap. */
export async function removeStops(
  transaction: Database,
  runId: number,
  orderId: number,
  before: readonly StopRow[],
): Promise<void> {
  await transaction.deleteFrom('run_stops').where('order_id', '=', orderId).execute()
  const left = before.filter((stop) => stop.order_id !== orderId)
  await placeStops(
    transaction,
    runId,
    left.map((stop) => stopOfRow(stop)),
    left,
  )
}

/** Writes what happened; belongs into the transaction that did it. */
export async function insertRunChange(
  transaction: Database,
  {
    run,
    by,
    at,
    kind,
    orderId = null,
    note = null,
  }: {
    readonly run: number
    readonly by: number | null
    readonly at: Date
    readonly kind: RunChangesTable['kind']
    readonly orderId?: number | null
    readonly note?: string | null
  },
): Promise<void> {
  const row: Insertable<RunChangesTable> = { run_id: run, by_id: by, at: at.getTime(), kind, order_id: orderId, note }
  await transaction.insertInto('run_changes').values(row).execute()
}

/** The runs that a driver has before him: of those days, and of a week before what is not closed; the first to start first. */
export async function runsAhead(db: Database, driverId: number, from: ParisDay, to: ParisDay): Promise<RunRow[]> {
  return await db
    .selectFrom('runs')
    .selectAll()
    .where('driver_id', '=', driverId)
    .where('day', '>=', addDays(from, -7))
    .where('day', '<=', to)
    .where((or) => or.or([or('day', '>=', from), or('closed_at', 'is', null)]))
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
}

/** What an account drives or drove, the first day first. */
export async function runsDrivenBy(db: Database, userId: number): Promise<RunRow[]> {
  return await db.selectFrom('runs').selectAll().where('driver_id', '=', userId).orderBy('day').orderBy('id').execute()
}

/** Refuses 409 the end of an account that a run of today or later waits for. */
export async function checkDrivesNothing(db: Database, userId: number, now: Date): Promise<void> {
  const run = await db
    .selectFrom('runs')
    .select('id')
    .where('driver_id', '=', userId)
    .where('day', '>=', parisDay(now))
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  if (run !== undefined)
    throw new HttpError(
      409,
      'Ton compte ne peut pas encore être supprimé : une tournée est à ton nom. Fais-la confier à quelqu’un d’autre.',
    )
}

/**
 * Forgets the runs of the days before then, with their stops, and what was written down of runs before. `chartered`: the
 * same of those that another carrier drove.
 */
export async function forgetOldRuns(db: Database, before: Date, chartered: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const isOld = (run: ExpressionBuilder<Tables, 'runs'>) =>
      run.and([
        run('day', '<', parisDay(before)),
        run.or([run('carrier', 'is', null), run('day', '<', parisDay(chartered))]),
      ])
    const old = transaction.selectFrom('runs').select('id').where(isOld)
    await transaction.deleteFrom('run_stops').where('run_id', 'in', old).execute()
    await transaction.deleteFrom('runs').where(isOld).execute()
    await transaction.deleteFrom('run_changes').where('at', '<', before.getTime()).execute()
  })
}
