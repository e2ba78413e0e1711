import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { timer } from '#adapters/device.ts'
import type { FormClock } from './form-clock.ts'

/** What the form's clock says; it ticks at each minute while this is shown, and whenever something else makes it tick. */
export function useClock(clock: FormClock): Date {
  const { at } = useSnapshot(clock.state)
  useEffect(() => timer(minuteMs - (at.getTime() % minuteMs), () => clock.tick()), [at, clock])
  return at
}

const minuteMs = 60_000
