import { useEffect, useState } from 'react'
import { timer } from '#adapters/device/device.ts'

/** Now, told again at each minute while this is shown. */
export function useMinute(now: () => Date): Date {
  const [at, tick] = useState(now)
  useEffect(() => timer(minuteMs - (at.getTime() % minuteMs), () => tick(now())), [at, now])
  return at
}

const minuteMs = 60_000
