import type { Api } from '#contract/api.ts'
import { insertSlip } from '#server/db/slips.ts'
import type { Handler } from '#server/handler.ts'
import { receiveSlip } from '#server/slip-upload.ts'

/** Keeps a delivery slip, byte for byte. Its row is written once the file is on the disk, so that no row names a file that is not there. */
export const uploadSlip: Handler<Api['uploadSlip']> = async ({ body: { bordereau }, caller }, world) => {
  const { db, files } = world
  const { bytes, row } = await receiveSlip(bordereau, caller.id, world)
  await files.save(row.path, bytes)
  try {
    await insertSlip(db, row)
  } catch (error) {
    await files.remove(row.path)
    throw error
  }
  return { success: true, file_path: row.path }
}
