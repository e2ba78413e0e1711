import { clock } from '#rules/moment/french.ts'
import { formatKg } from '#rules/price/weight-bands.ts'
import { runMoves } from '#rules/run/run-moves.ts'
import type { World } from '#server/world.ts'
import { holdSeenRun, type SeenRun } from './hold-seen-run.ts'
import { checkDriver, detailColumns, type RunDetails } from './make-run.ts'
import { insertRunChange, type RunRow } from './runs.ts'

/** Gives a run another driver, vehicle or start. */
export async function changeRun(
  seen: SeenRun,
  details: RunDetails,
  by: number,
  { db, now }: Pick<World, 'db' | 'now'>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await checkDriver(transaction, details.driverId)
    const { row: before } = await holdSeenRun(transaction, seen, runMoves.change)
    const columns = detailColumns(before.day, details)
    await transaction.updateTable('runs').set(columns).where('id', '=', seen.id).execute()
    const note = `${detailWords(before)} → ${detailWords(columns)}`
    await insertRunChange(transaction, { run: seen.id, by, at: now(), kind: 'changed', note })
  })
}

/** 'chauffeur n° 7, AB-123-CD, 07:30': an account by its number, which outlives its name. */
function detailWords({
  driver_id: driver,
  plate,
  carrier,
  payload_kg: payload,
  starts_at: start,
}: Pick<RunRow, 'driver_id' | 'plate' | 'carrier' | 'payload_kg' | 'starts_at'>): string {
  const vehicle = [plate, carrier, payload && formatKg(payload)].filter((each) => each !== null)
  return [`chauffeur n° ${driver}`, ...vehicle, clock(new Date(start))].join(', ')
}
