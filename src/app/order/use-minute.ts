import { useEffect, useState } from 'react'
import { timer } from '#adapters/device.ts'
import { useWorld } from '#app/world.ts'

/** Now, again at each minute and when the page is seen again: what is offered changes with the clock, and a phone asleep misses minutes. */
export function useMinute(): Date {
  const { now, watchReturning } = useWorld()
  const [at, setAt] = useState(now)
  useEffect(() => timer(minuteMs - (at.getTime() % minuteMs), () => setAt(now())), [at, now])
  useEffect(() => watchReturning(() => setAt(now())), [now, watchReturning])
  return at
}

const minuteMs = 60_000
