import { SlipNotRead } from './slip-not-read.ts'

/** Does something with a signal that also aborts after so many milliseconds. Whatever goes wrong becomes a SlipNotRead. */
export async function withinTime<T>(limitMs: number, signal: AbortSignal, task: (limit: AbortSignal) => Promise<T>): Promise<T> {
  const timeout = AbortSignal.timeout(limitMs)
  try {
    return await task(AbortSignal.any([signal, timeout]))
  } catch (error) {
    if (signal.aborted) throw new SlipNotRead('left')
    if (timeout.aborted) throw new SlipNotRead('late')
    throw error instanceof SlipNotRead ? error : new SlipNotRead('broken', { cause: error })
  }
}
