import { decodePhoto, redrawPhoto, type PhotoLimits } from './redraw-photo.ts'

// Twelve million points are drawn here, so that the form can be filled meanwhile. Answers null when this thread cannot.

addEventListener(
  'message',
  ({ data: { file, limits } }: MessageEvent<PhotoJob>) => void redraw(file, limits).then((photo) => postMessage(photo)),
)

/** What the page asks for. */
export interface PhotoJob {
  readonly file: File
  readonly limits: PhotoLimits
}

async function redraw(file: File, limits: PhotoLimits): Promise<File | null> {
  try {
    return await redrawPhoto(file, limits, await decodePhoto(file))
  } catch {
    return null
  }
}
