import { loadWithRetry } from './load-with-retry.ts'
import { onceUnlessFailed } from './once-unless-failed.ts'
import type { Sleep } from '#adapters/device/waiting.ts'

/** A part of the app that comes when it is first asked for, and once; what could not be fetched is asked for anew by the next who needs it. Rejects with ChunkLoadError. */
export function loadedOnce<T>(load: () => Promise<T>, sleep: Sleep): () => Promise<T> {
  return onceUnlessFailed(() => loadWithRetry(load, sleep))
}
