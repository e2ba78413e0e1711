import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { sentences } from '#contract/sentences.ts'
import { slipTypes } from '#contract/slip.ts'
import { createLane } from '#server/lane.ts'
import { refusedField, type Refused } from '#server/refused.ts'

type SlipType = (typeof slipTypes)[number]

/** What a slip is, told by its bytes and not by its name. Refuses what is empty, of another format, or unreadable. */
export async function checkSlip(bytes: Uint8Array): Promise<{ contentType: SlipType; extension: string }> {
  if (bytes.byteLength === 0) throw refusedSlip('Le fichier est vide.')
  const found = await fileTypeFromBuffer(bytes)
  const contentType = slipTypes.find((type) => type === found?.mime)
  if (contentType === undefined) throw refusedSlip(sentences.order.slipFormat)
  const isReadable = contentType === 'application/pdf' ? isWholePdf(bytes) : await decodes(bytes)
  if (!isReadable) throw refusedSlip('Fichier illisible ou abîmé. Choisis-en un autre.')
  return { contentType, extension: extensions[contentType] }
}

const extensions: Record<SlipType, string> = { 'application/pdf': 'pdf', 'image/png': 'png', 'image/jpeg': 'jpg' }

/** A PDF that was cut short has lost its end mark. */
function isWholePdf(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return file.subarray(0, 5).equals(Buffer.from('%PDF-')) && file.subarray(-1024).includes('%%EOF')
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

const decoding = createLane(1)

function refusedSlip(sentence: string): Refused {
  return refusedField('bordereau', sentence)
}
