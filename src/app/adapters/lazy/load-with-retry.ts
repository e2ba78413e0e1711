import type { Sleep } from '#adapters/device/waiting.ts'
import { mendStyles } from './mend-styles.ts'
import { withTimeout } from '#adapters/device/with-timeout.ts'

/** A part of the app that could not be fetched, not even when it was asked for again, or not in time. `cause`: what its import said last. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

/** Fetches a part of the app; asks twice more, after pauses, before it is lost. One that hangs is lost after two minutes (section 9). */
export async function loadWithRetry<T>(load: () => Promise<T>, sleep: Sleep, mend = mendStyles): Promise<T> {
  try {
    return await withTimeout(longestMs, insist(load, sleep, mend), sleep)
  } catch (cause) {
    throw new ChunkLoadError('a part of the app did not come', { cause })
  }
}

/** Fetches a part of the app before it is needed; whoever needs it asks again, and hears what is wrong. */
export function prefetch(load: () => Promise<unknown>): void {
  load().catch(() => {})
}

/** An import that hangs cannot be asked for again: the browser answers the second one by the first. So all tries share one limit. */
const longestMs = 120_000
const pausesMs = [800, 2500]

async function insist<T>(load: () => Promise<T>, sleep: Sleep, mend: () => Promise<void>): Promise<T> {
  for (const pauseMs of pausesMs) {
    try {
      return await load()
    } catch {
      await sleep(pauseMs)
      await mend()
    }
  }
  return load()
}
