import { SlipNotRead } from '#slip-reader/slip-not-read.ts'

/** Does something with a signal that aborts when the sender has gone, or the time is up. Whatever goes wrong becomes a SlipNotRead. */
export async function withinTime<T>(timeout: AbortSignal, signal: AbortSignal, task: (limit: AbortSignal) => Promise<T>): Promise<T> {
  try {
    return await task(AbortSignal.any([signal, timeout]))
  } catch (error) {
    if (signal.aborted) throw new SlipNotRead('left')
    if (timeout.aborted) throw new SlipNotRead('late')
    throw error instanceof SlipNotRead ? error : new SlipNotRead('broken', { cause: error })
  }
}
