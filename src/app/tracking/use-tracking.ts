import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import { useWorld } from '#app/world.ts'
import { createTrackingSession, type TrackingSession } from './tracking-session.ts'

/** The delivery of a link, asked for again each quarter of a minute while the page is open, and at once when it is seen again. An unknown link is asked for once. */
export function useTracking(token: string): TrackingSession['state'] & Pick<TrackingSession, 'load'> {
  const world = useWorld()
  const [session] = useState(() => createTrackingSession(token, world))
  useEffect(() => {
    const left = new AbortController()
    void askAgain(session, world.sleep, left.signal).catch(forgiving(() => {}))
    const stop = world.onVisible(() => void session.load())
    return () => {
      left.abort()
      stop()
    }
  }, [session, world])
  return { ...useSnapshot(session.state), load: session.load }
}

async function askAgain(
  { state, load }: TrackingSession,
  sleep: (ms: number, signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await load()
    if (state.failure === 'unknown') return
    await sleep(everyMs, signal)
  }
}

const everyMs = 15_000
