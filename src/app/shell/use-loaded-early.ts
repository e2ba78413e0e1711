import { useEffect } from 'react'
import { prefetch } from '#adapters/load-with-retry.ts'
import { useWorld } from '#app/world.ts'

/** Fetches a part of the app once the screen has settled: it must open at once, also when the network has gone by then. */
export function useLoadedEarly(load: () => Promise<unknown>): void {
  const { sleep } = useWorld()
  useEffect(() => {
    const left = new AbortController()
    sleep(settledMs, left.signal).then(() => prefetch(load), () => {})
    return () => left.abort()
  }, [sleep, load])
}

const settledMs = 2000
