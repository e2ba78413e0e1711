import { orderSentences } from '#contract/wire/sentences.ts'
import { slipTypes, type SlipType } from '#contract/order/slip.ts'
import { refusedField, type HttpError } from '#server/log/http-error.ts'
import { unfold } from '#server/pictures/unfold.ts'
import { mimeOf } from '#server/http/mime-of.ts'
import { beginsAsPdf, isWholePdf } from './pdf-marks.ts'

/** What a slip is, told by its bytes and not by its name. Refuses what is empty, of another format, unreadable, or too large a picture. `who`: whose it is. */
export async function checkSlip(bytes: Uint8Array, who: string): Promise<{ contentType: SlipType; extension: string }> {
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

/** What its first bytes say. Where they say nothing known, a PDF's mark near the beginning makes it a PDF; a program or an archive with such a mark stays what it is (decision 027). */
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
