import { useEffect, useState } from 'react'
import { timer } from '#adapters/device/device.ts'

/** Seconds until an instant (epoch milliseconds), counted down while this is shown; 0 once it is over. */
export function useSecondsLeft(until: number, now: () => Date): number {
  const [at, tick] = useState(() => now().getTime())
  // An instant that is set anew counts from now, not from the last tick.
  const leftMs = Math.max(0, until - Math.max(at, now().getTime()))
  useEffect(() => (leftMs > 0 ? timer(leftMs % 1000 || 1000, () => tick(now().getTime())) : undefined), [leftMs, now])
  return Math.ceil(leftMs / 1000)
}
