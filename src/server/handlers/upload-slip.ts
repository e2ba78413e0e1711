import { createHash } from 'node:crypto'
import type { Api } from '#contract/api.ts'
import { sentences } from '#contract/sentences.ts'
import { largestChosenSlip } from '#contract/slip.ts'
import { insertSlip } from '#server/db/slips.ts'
import { fileNameForPeople } from '#server/file-name.ts'
import { checkSlip } from '#server/guards/check-slip.ts'
import type { Handler } from '#server/handler.ts'
import { refusedField } from '#server/refused.ts'

/** Keeps a delivery slip, byte for byte. Its row is written once the file is on the disk, so that no row names a file that is not there. */
export const uploadSlip: Handler<Api['uploadSlip']> = async ({ body: { bordereau }, caller }, { db, files, newId, now }) => {
  if (bordereau.size > largestChosenSlip) throw refusedField('bordereau', sentences.order.slipTooLargeAtChoice, 413)
  const bytes = new Uint8Array(await bordereau.arrayBuffer())
  const { contentType, extension } = await checkSlip(bytes)
  const path = `slips/${newId()}.${extension}`
  await files.save(path, bytes)
  try {
    await insertSlip(db, {
      path,
      supplier_id: caller.id,
      original_name: fileNameForPeople(bordereau.name),
      content_type: contentType,
      bytes: bytes.byteLength,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      created_at: now().getTime(),
    })
  } catch (error) {
    await files.remove(path)
    throw error
  }
  return { success: true, file_path: path }
}
