import { createHash } from 'node:crypto'
import type { Insertable } from 'kysely'
import { orderSentences } from '#contract/wire/sentences.ts'
import { largestChosenSlip, type SlipType } from '#contract/order/slip.ts'
import type { UploadedFile } from '#contract/wire/uploaded-file.ts'
import type { Caller } from '#server/http/handler.ts'
import { fileNameForPeople } from '#server/http/file-name.ts'
import { refusedField } from '#server/log/http-error.ts'
import { isGuest } from '#server/orders/is-guest.ts'
import type { World } from '#server/world.ts'
import type { SlipsTable } from './slips.ts'
import { checkSlip } from './check-slip.ts'

/** A slip that was found good and is not kept yet: its bytes, and the row that will name them. */
export interface SlipUpload {
  readonly bytes: Uint8Array
  readonly contentType: SlipType
  readonly row: Insertable<SlipsTable> & { readonly sha256: string; readonly by_guest: number }
}

/** Reads and checks a slip that a supplier sent; refuses, under `bordereau`, what is too large or no slip. */
export async function receiveSlip(
  file: UploadedFile,
  caller: Pick<Caller, 'id' | 'role'>,
  { db, newId, now }: Pick<World, 'db' | 'newId' | 'now'>,
): Promise<SlipUpload> {
  if (file.size > largestChosenSlip) throw refusedField('bordereau', orderSentences.slipTooLargeAtChoice, 413)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { contentType, extension } = await checkSlip(bytes, String(caller.id))
  const row = {
    path: `slips/${newId()}.${extension}`,
    supplier_id: caller.id,
    original_name: fileNameForPeople(file.name),
    content_type: contentType,
    bytes: bytes.byteLength,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    created_at: now().getTime(),
    by_guest: (await isGuest(db, caller)) ? 1 : 0,
  }
  return { bytes, contentType, row }
}
