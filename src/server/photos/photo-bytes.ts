import type { Sharp } from 'sharp'
import { largestProofPhoto, proofPhotoTooLarge } from '#contract/staff/staff-photos.ts'
import { refusedField, type HttpError } from '#server/log/http-error.ts'
import { unfold } from '#server/pictures/unfold.ts'
import { mimeOf } from '#server/http/files.ts'

/**
 * The JPEG that is kept of a JPEG or PNG: upright, at most 2,400 pixels long, without what the phone wrote into it, its
 * place above all. Refuses under `photo` what is too large, other or unreadable.
 */
export async function photoBytes(sent: Uint8Array, who: string): Promise<Uint8Array> {
  if (sent.byteLength > largestProofPhoto) throw refusedPhoto(proofPhotoTooLarge, 413)
  if (sent.byteLength === 0) throw refusedPhoto('Le fichier est vide.')
  const type = (await mimeOf(sent)) ?? ''
  if (/^image\/hei[cf]/.test(type))
    throw refusedPhoto(
      'Les photos HEIC ne sont pas lues. Choisis « Le plus compatible » (JPEG) dans les réglages de l’appareil photo.',
    )
  if (!accepted.includes(type)) throw refusedPhoto('Photo refusée : JPEG ou PNG seulement.')
  const redrawn = await unfold(sent, who, redraw)
  if (redrawn === 'too large')
    throw refusedPhoto('Photo trop grande : 25 millions de pixels au plus, 50 en JPEG. Réduis-la.')
  if (redrawn === null) throw refusedPhoto('Photo illisible ou abîmée. Reprends-la.')
  return redrawn
}

const accepted = ['image/jpeg', 'image/png']
const longestSide = 2400

/** Nothing of a picture's metadata is written unless it is asked for: neither EXIF nor a place. */
async function redraw(photo: Sharp): Promise<Uint8Array> {
  return await photo
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer()
}

function refusedPhoto(sentence: string, status = 422): HttpError {
  return refusedField('photo', sentence, status)
}
