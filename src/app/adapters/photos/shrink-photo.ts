/* oxlint-disable unicorn/require-post-message-target-origin -- a worker has no origin of its own */
import { forgiving } from '#adapters/failures/report-mistake.ts'
import type { PhotoJob } from './photo-worker.ts'
import type { PhotoLimits } from './redraw-photo.ts'

/** A picture within these limits, by redrawPhoto; null when the device cannot read it. Nothing leaves the device. */
export type ShrinkPhoto = (file: File, limits: PhotoLimits) => Promise<File | null>

/** Beside the page; in the page itself on a device that cannot; as it is when neither part of the app comes. */
export const shrinkPhoto: ShrinkPhoto = async (file, limits) => {
  const photo = await inWorker({ file, limits }).catch(forgiving(() => null))
  if (photo !== null) return photo
  const here = await import('./redraw-here.ts').catch(() => null)
  return here === null ? file : here.redrawHere(file, limits)
}

async function inWorker(job: PhotoJob): Promise<File | null> {
  const worker = new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<File | null>) => resolve(data))
      // What went wrong in there is in the console already.
      worker.addEventListener('error', () => reject(new DOMException('the worker stopped', 'OperationError')))
      worker.postMessage(job)
    })
  } finally {
    worker.terminate()
  }
}
