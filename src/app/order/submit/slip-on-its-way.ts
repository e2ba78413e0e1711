import { subscribeKey } from 'valtio/utils'
import type { World } from '#app/world.ts'
import type { SentSlip } from '../model/draft-schema.ts'
import type { SlipOnItsWay } from '../model/slip-state.ts'
import type { Watch } from './transfer.ts'

/**
 * Waits for the upload that a slip is being read by, so that its bytes go once. Null when it ended without a path, or
 * its reading takes longer than a new upload. Rejects with the signal's reason.
 */
export async function slipOnItsWay(
  way: SlipOnItsWay,
  { sleep }: Pick<World, 'sleep'>,
  { onProgress, signal }: Watch,
): Promise<SentSlip | null> {
  // Called back already, while its bytes were looked at: nothing would tell so any more.
  signal?.throwIfAborted()
  const over = new AbortController()
  const patience = Promise.withResolvers<null>()
  const look = () => {
    onProgress(way.sent, way.total)
    // Rejects when the wait is over.
    if (way.tookMs !== null)
      sleep(Math.max(leastPatienceMs, way.tookMs), over.signal).then(
        () => patience.resolve(null),
        () => {},
      )
  }
  const called = new Promise<never>((_, reject) =>
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  )
  const unwatch = [subscribeKey(way, 'sent', look), subscribeKey(way, 'tookMs', look)]
  look()
  try {
    return await Promise.race([way.ended, patience.promise, called])
  } finally {
    over.abort()
    unwatch.forEach((stop) => stop())
  }
}

const leastPatienceMs = 2000
