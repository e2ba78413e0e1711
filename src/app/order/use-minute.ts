import { useEffect, useState } from 'react'
import { timer } from '#adapters/device.ts'
import { useWorld } from '#app/world.ts'

/** Now, again at each minute: what is offered changes with the clock. */
export function useMinute(): Date {
  const { now } = useWorld()
  const [at, setAt] = useState(now)
  useEffect(() => timer(minuteMs - (at.getTime() % minuteMs), () => setAt(now())), [at, now])
  return at
}

const minuteMs = 60_000
