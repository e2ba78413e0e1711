import type { ShrinkPhoto } from '#adapters/photos/shrink-photo.ts'
import { reportMistake } from '#adapters/failures/report-mistake.ts'
import { largestValidSlip } from '#contract/order/slip.ts'
import { refusalByName, refusalBySize, say } from '../../model/slip-problem.ts'
import { slipKind, typeOfKind } from './slip-kind.ts'

/** A file as the form keeps it, or the sentence that refuses it. */
type PreparedSlip = { readonly file: File } | { readonly refusal: string }

/**
 * Judges a file by its name, then by its first bytes; shrinks a picture (R20), then judges its size. `onPhoto`: that
 * takes a moment.
 */
export async function prepareSlip(file: File, shrink: ShrinkPhoto, onPhoto: () => void): Promise<PreparedSlip> {
  const byName = refusalByName(file)
  if (byName !== null) return { refusal: byName }
  const head = await headOf(file)
  if (head === null) return { refusal: unreadable }
  const kind = slipKind(head)
  if (kind === null) return { refusal: say.slipFormat }
  const typed = new File([file], file.name, { type: typeOfKind[kind] })
  if (kind === 'pdf') return judged(typed)
  if (file.size > largestPhoto) return { refusal: say.slipTooLargeAtChoice }
  onPhoto()
  const photo = await shrink(typed, photoLimits)
  if (photo !== null) return judged(photo)
  return { refusal: kind === 'heic' ? say.slipFormat : undecodable }
}

const photoLimits = { side: 2400, bytes: largestValidSlip }

/** More than a phone's memory should be asked to unfold, bytes. */
const largestPhoto = 60_000_000

const unreadable = 'Ce fichier est illisible. Choisis-le à nouveau.'
const undecodable = 'Cette image est abîmée. Prends une autre photo, ou choisis un PDF.'

/** Its bytes come along: a phone takes back its permission to read a file, a desk its file. */
async function judged(file: File): Promise<PreparedSlip> {
  const refusal = refusalBySize(file)
  if (refusal !== null) return { refusal }
  try {
    return { file: new File([await file.arrayBuffer()], file.name, { type: file.type }) }
  } catch (error) {
    reportMistake(error)
    return { refusal: unreadable }
  }
}

async function headOf(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.slice(0, 1024).arrayBuffer())
  } catch (error) {
    reportMistake(error)
    return null
  }
}
