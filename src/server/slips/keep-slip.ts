import type { Database } from '#server/db/database.ts'
import type { World } from '#server/world.ts'
import { keepFile } from '#server/storage/keep-file.ts'
import { checkRoomForUpload } from '#server/storage/room-for-upload.ts'
import { checkSlipQuota } from '#server/storage/upload-quota.ts'
import { holdUser } from '#server/users/users.ts'
import { insertSlip } from './slips.ts'
import type { SlipUpload } from './slip-upload.ts'

/** Keeps a slip, byte for byte. Refuses what has no room. */
export async function keepSlip({ bytes, row }: SlipUpload, { db, files, keptFree, now }: Pick<World, 'db' | 'files' | 'keptFree' | 'now'>): Promise<void> {
  await checkRoomForUpload({ files, keptFree })
  await checkSlipQuota(db, row.supplier_id, row.bytes, now())
  await keepFile({ path: row.path, bytes }, { db, files }, (transaction) => insertSlipInQuota(transaction, row, now()))
}

/** Writes the row of a slip unless that makes too much of its account's day: of two that come at once the second counts the first. Belongs into a transaction. */
export async function insertSlipInQuota(transaction: Database, row: SlipUpload['row'], now: Date): Promise<void> {
  await holdUser(transaction, row.supplier_id)
  await checkSlipQuota(transaction, row.supplier_id, row.bytes, now)
  await insertSlip(transaction, row)
}
