import { createHash } from 'node:crypto'
import type { Insertable } from 'kysely'
import { sentences } from '#contract/sentences.ts'
import { largestChosenSlip, type SlipType } from '#contract/slip.ts'
import type { UploadedFile } from '#contract/uploaded-file.ts'
import { fileNameForPeople } from '#server/file-name.ts'
import { refusedField } from '#server/http-error.ts'
import type { World } from '#server/world.ts'
import type { SlipsTable } from './slips.ts'
import { checkSlip } from './check-slip.ts'

/** A slip that was found good and is not kept yet: its bytes, and the row that will name them. */
export interface SlipUpload {
  readonly bytes: Uint8Array
  readonly contentType: SlipType
  readonly row: Insertable<SlipsTable> & { readonly sha256: string }
}

/** Reads and checks a slip that a supplier sent; refuses, under `bordereau`, what is too large or no slip. */
export async function receiveSlip(file: UploadedFile, supplierId: number, { newId, now }: Pick<World, 'newId' | 'now'>): Promise<SlipUpload> {
  if (file.size > largestChosenSlip) throw refusedField('bordereau', sentences.order.slipTooLargeAtChoice, 413)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { contentType, extension } = await checkSlip(bytes, String(supplierId))
  const row = {
    path: `slips/${newId()}.${extension}`,
    supplier_id: supplierId,
    original_name: fileNameForPeople(file.name),
    content_type: contentType,
    bytes: bytes.byteLength,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    created_at: now().getTime(),
  }
  return { bytes, contentType, row }
}
