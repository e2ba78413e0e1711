import { fileTypeFromBuffer } from 'file-type'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { largestProofPhoto, proofPhotoTooLarge } from '#contract/staff-photos.ts'
import { refusedField, type HttpError } from '#server/http-error.ts'

/**
 * The JPEG that is kept of a photo, which is a JPEG or a PNG by its content: upright, at most 2,400 pixels long, and without what the
 * phone wrote into it, the place above all. Refuses, under `photo`, what is too large, of another format, or unreadable.
 */
export async function photoBytes(sent: Uint8Array): Promise<Uint8Array> {
  if (sent.byteLength > largestProofPhoto) throw refusedPhoto(proofPhotoTooLarge, 413)
  if (sent.byteLength === 0) throw refusedPhoto('Le fichier est vide.')
  const type = (await fileTypeFromBuffer(sent))?.mime ?? ''
  if (/^image\/hei[cf]/.test(type)) throw refusedPhoto('Les photos HEIC ne sont pas lues. Choisis « Le plus compatible » (JPEG) dans les réglages de l’appareil photo.')
  if (!accepted.includes(type)) throw refusedPhoto('Photo refusée : JPEG ou PNG seulement.')
  try {
    return await drawing(() => redrawn(sent))
  } catch {
    throw refusedPhoto('Photo illisible ou abîmée. Reprends-la.')
  }
}

const accepted = ['image/jpeg', 'image/png']
const longestSide = 2400

/** One at a time: fifty million pixels take 150 MB. */
const drawing = pLimit(1)

/** Nothing of a picture's metadata is written unless it is asked for: neither EXIF nor a place. */
async function redrawn(sent: Uint8Array): Promise<Uint8Array> {
  return await sharp(sent, { limitInputPixels: 50e6, failOn: 'error' })
    .timeout({ seconds: 20 })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer()
}

function refusedPhoto(sentence: string, status = 422): HttpError {
  return refusedField('photo', sentence, status)
}
