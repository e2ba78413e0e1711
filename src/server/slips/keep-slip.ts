import type { Database } from '#server/db/database.ts'
import type { Visit } from '#server/http/handler.ts'
import type { World } from '#server/world.ts'
import { checkGuestDay, checkGuestQuota } from '#server/storage/guest-quota.ts'
import { keepFile } from '#server/storage/keep-file.ts'
import { checkRoomForUpload } from '#server/storage/disk-room.ts'
import { checkSlipQuota } from '#server/storage/upload-quota.ts'
import { holdUser } from '#server/users/users.ts'
import { insertSlip } from './slips.ts'
import type { SlipUpload } from './slip-upload.ts'

/** Keeps a slip, byte for byte. Refuses what has no room. */
export async function keepSlip({ bytes, row }: SlipUpload, visit: Visit, world: KeepingWorld): Promise<void> {
  const { db, files, now } = world
  await checkRoomForSlip(row, visit, world)
  await keepFile({ path: row.path, bytes }, { db, files }, (transaction) => insertSlipInQuota(transaction, row, now()))
}

type KeepingWorld = Pick<World, 'db' | 'files' | 'keptFree' | 'limiter' | 'now'>

/** Refuses a slip for which there is no room: on the disk, in its account's day, or in that of all guests. */
export async function checkRoomForSlip(
  row: SlipUpload['row'],
  { network }: Visit,
  { db, files, keptFree, limiter, now }: KeepingWorld,
): Promise<void> {
  await checkRoomForUpload({ files, keptFree })
  await checkSlipQuota(db, row.supplier_id, row.bytes, now())
  if (row.by_guest === 1) await checkGuestQuota(db, { bytes: row.bytes, network }, limiter, now())
}

/**
 * Writes the row of a slip unless that makes too much of its account's day: of two that come at once the second counts
 * the first. Belongs into a transaction.
 */
export async function insertSlipInQuota(transaction: Database, row: SlipUpload['row'], now: Date): Promise<void> {
  await holdUser(transaction, row.supplier_id)
  await checkSlipQuota(transaction, row.supplier_id, row.bytes, now)
  if (row.by_guest === 1) await checkGuestDay(transaction, row.bytes, now)
  await insertSlip(transaction, row)
}
