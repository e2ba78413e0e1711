import { subscribe } from 'valtio'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import type { PaymentWorld } from './payment-world.ts'

/**
 * Asks again and again: after pauses that grow from two seconds to a minute, when the network is back, and when the
 * page is looked at again. Returns a function that stops it.
 */
export function keepChecking(
  { sleep, connection, onVisible }: Pick<PaymentWorld, 'sleep' | 'connection' | 'onVisible'>,
  check: () => Promise<void>,
): () => void {
  const stop = new AbortController()
  const afterPauses = async () => {
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      await sleep(pauseMs, stop.signal)
      await check()
    }
  }
  // Rejects when it is stopped.
  afterPauses().catch(forgiving(() => {}))
  const unwatchNetwork = subscribe(connection.state, () => void (connection.state.online && check()))
  const offVisible = onVisible(() => void check())
  return () => {
    stop.abort()
    unwatchNetwork()
    offVisible()
  }
}

const firstPauseMs = 2000
const longestPauseMs = 60_000
