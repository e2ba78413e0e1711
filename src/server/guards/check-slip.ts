import { fileTypeFromBuffer } from 'file-type'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { sentences } from '#contract/sentences.ts'
import { slipTypes, type SlipType } from '#contract/slip.ts'
import { refusedField, type HttpError } from '#server/http-error.ts'
import { beginsAsPdf, isWholePdf } from './pdf-marks.ts'

/** What a slip is, told by its bytes and not by its name. Refuses what is empty, of another format, or unreadable. */
export async function checkSlip(bytes: Uint8Array): Promise<{ contentType: SlipType; extension: string }> {
  if (bytes.byteLength === 0) throw refusedSlip('Le fichier est vide.')
  const contentType = await typeOf(bytes)
  if (contentType === null) throw refusedSlip(sentences.order.slipFormat)
  const isReadable = contentType === 'application/pdf' ? isWholePdf(bytes) : await decodes(bytes)
  if (!isReadable) throw refusedSlip('Fichier illisible ou abîmé. Choisis-en un autre.')
  return { contentType, extension: extensions[contentType] }
}

const extensions: Record<SlipType, string> = { 'application/pdf': 'pdf', 'image/png': 'png', 'image/jpeg': 'jpg' }

/** What its first bytes say. Where they say nothing known, a PDF's mark near the beginning makes it a PDF; a program or an archive with such a mark stays what it is (decision 027). */
async function typeOf(bytes: Uint8Array): Promise<SlipType | null> {
  const found = await fileTypeFromBuffer(bytes)
  if (found === undefined) return beginsAsPdf(bytes) ? 'application/pdf' : null
  return slipTypes.find((type) => type === found.mime) ?? null
}

/** Whether every line of the picture can be read; at most 50 million pixels, one picture at a time. */
async function decodes(bytes: Uint8Array): Promise<boolean> {
  try {
    await decoding(() => sharp(bytes, { limitInputPixels: 50e6, failOn: 'error' }).resize(64, 64, { fit: 'inside' }).raw().toBuffer())
    return true
  } catch {
    return false
  }
}

const decoding = pLimit(1)

function refusedSlip(sentence: string): HttpError {
  return refusedField('bordereau', sentence)
}
