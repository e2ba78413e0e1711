import { useEffect } from 'react'
import { prefetch } from '#adapters/lazy/lazy.ts'
import { useWorld } from '#app/world.ts'

/** Fetches a part of the app once the screen has settled: it must open at once, even offline by then. */
export function useLoadedEarly(load: () => Promise<unknown>): void {
  const { sleep, connection } = useWorld()
  useEffect(() => {
    const left = new AbortController()
    sleep(settledMs, left.signal).then(
      () => connection.state.online && prefetch(load),
      () => {},
    )
    return () => left.abort()
  }, [sleep, connection, load])
}

const settledMs = 2000
