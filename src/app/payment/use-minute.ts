import { useEffect, useState } from 'react'
import { useWorld } from '#app/world.ts'

/** Now, to the minute: what is said of the next hour stays true while the page is open. */
export function useMinute(): Date {
  const { now, sleep } = useWorld()
  const [at, setAt] = useState(now)
  useEffect(() => {
    const left = new AbortController()
    sleep(minuteMs - (at.getTime() % minuteMs), left.signal).then(
      () => setAt(now()),
      () => {},
    )
    return () => left.abort()
  }, [at, now, sleep])
  return at
}

const minuteMs = 60_000
