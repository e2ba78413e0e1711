import { parisDay, parisInstant, type ParisDay, type TimeOfDay } from '#rules/moment/paris-time.ts'
import type { Database } from '#server/db/database.ts'
import { refusedField } from '#server/log/http-error.ts'
import { findUserById, holdUser } from '#server/users/users.ts'
import type { World } from '#server/world.ts'
import { insertRunChange } from './runs.ts'

/** Who drives a run, what, and from when on. `carrier`: whose vehicle it is, '' for our own; `payloadKg`: null where nobody said. */
export interface RunDetails {
  readonly driverId: number
  readonly plate: string
  readonly carrier: string
  readonly payloadKg: number | null
  readonly start: TimeOfDay
}

/** Makes a run without stops; answers its number. Refuses a day that is past, and a driver who is not of the team. */
export async function makeRun(
  day: ParisDay,
  details: RunDetails,
  by: number,
  { db, now }: Pick<World, 'db' | 'now'>,
): Promise<number> {
  const at = now()
  if (day < parisDay(at)) throw refusedField('jour', 'Ce jour est passé.')
  return await db.transaction().execute(async (transaction) => {
    await checkDriver(transaction, details.driverId)
    const { id } = await transaction
      .insertInto('runs')
      .values({ day, ...detailColumns(day, details), version: 1, created_at: at.getTime(), closed_at: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    await insertRunChange(transaction, { run: id, by, at, kind: 'made' })
    return id
  })
}

export function detailColumns(day: ParisDay, { driverId, plate, carrier, payloadKg, start }: RunDetails) {
  const starts_at = parisInstant(day, start).getTime()
  return { driver_id: driverId, plate: plate.toUpperCase(), carrier: carrier || null, payload_kg: payloadKg, starts_at }
}

/** Holds the account, too: one that is being erased drives nothing more. */
export async function checkDriver(transaction: Database, id: number): Promise<void> {
  await holdUser(transaction, id)
  if ((await findUserById(transaction, id))?.role !== 'staff')
    throw refusedField('chauffeur', 'Ce chauffeur n’est pas dans l’équipe.')
}
