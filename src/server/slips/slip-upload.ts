import { createHash } from 'node:crypto'
import type { Insertable } from 'kysely'
import { orderSentences } from '#contract/wire/sentences.ts'
import { largestChosenSlip, type SlipType, slipTypes } from '#contract/order/slip.ts'
import type { UploadedFile } from '#contract/wire/uploaded-file.ts'
import type { Caller } from '#server/http/handler.ts'
import { fileNameForPeople, mimeOf } from '#server/http/files.ts'
import { refusedField, type HttpError } from '#server/log/http-error.ts'
import { isGuest } from '#server/orders/is-guest.ts'
import type { World } from '#server/world.ts'
import type { SlipsTable } from './slips.ts'
import { unfold } from '#server/pictures/unfold.ts'

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

/**
 * What a slip is, told by its bytes and not by its name. Refuses what is empty, of another format, unreadable, or too
 * large a picture. `who`: whose it is.
 */
async function checkSlip(bytes: Uint8Array, who: string): Promise<{ contentType: SlipType; extension: string }> {
  if (bytes.byteLength === 0) throw refusedSlip('Le fichier est vide.')
  const contentType = await typeOf(bytes)
  if (contentType === null) throw refusedSlip(orderSentences.slipFormat)
  const found = contentType === 'application/pdf' ? isWholePdf(bytes) : await decodes(bytes, who)
  if (found === 'too large')
    throw refusedSlip('Image trop grande : 25 millions de pixels au plus. Réduis-la, ou envoie un PDF.')
  if (!found) throw refusedSlip('Fichier illisible ou abîmé. Choisis-en un autre.')
  return { contentType, extension: extensions[contentType] }
}

const extensions: Record<SlipType, string> = { 'application/pdf': 'pdf', 'image/png': 'png', 'image/jpeg': 'jpg' }

/**
 * What its first bytes say. Where they say nothing known, a PDF's mark near the beginning makes it a PDF; a program or
 * an archive with such a mark stays what it is (decision 027).
 */
async function typeOf(bytes: Uint8Array): Promise<SlipType | null> {
  const found = await mimeOf(bytes)
  if (found === null) return beginsAsPdf(bytes) ? 'application/pdf' : null
  return slipTypes.find((type) => type === found) ?? null
}

/** Whether every line of the picture can be read. */
async function decodes(bytes: Uint8Array, who: string): Promise<boolean | 'too large'> {
  const found = await unfold(bytes, who, (picture) => picture.resize(64, 64, { fit: 'inside' }).raw().toBuffer())
  return found === 'too large' ? found : found !== null
}

function refusedSlip(sentence: string): HttpError {
  return refusedField('bordereau', sentence)
}

/** Whether `%PDF-` stands within the first 1,024 bytes: scanners and gateways write before it. */
function beginsAsPdf(bytes: Uint8Array): boolean {
  return asBuffer(bytes).subarray(0, 1024).includes('%PDF-')
}

/**
 * Whether the end mark is there, which a cut PDF has lost: within the last 2 KB, for some programs write after it.
 * White space and NULs at the end, which fill a block, do not count.
 */
function isWholePdf(bytes: Uint8Array): boolean {
  let end = bytes.length
  while (end > 0 && (bytes[end - 1] ?? 0) <= space) end -= 1
  return asBuffer(bytes)
    .subarray(Math.max(0, end - 2048), end)
    .includes('%%EOF')
}

/** The last of the characters that only fill; NUL is the first. */
const space = 0x20

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
