import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { tick } from './order-actions.ts'
import type { OrderState } from './order-state.ts'

/**
 * What the form's clock says; it ticks at each minute while this is shown, and whenever something else makes it tick.
 */
export function useClock(state: OrderState): Date {
  const { now, sleep } = useWorld()
  const { at } = useSnapshot(state)
  useEffect(() => {
    const left = new AbortController()
    sleep(minuteMs - (at.getTime() % minuteMs), left.signal).then(
      () => tick(state, now()),
      () => {},
    )
    return () => left.abort()
  }, [at, state, now, sleep])
  return at
}

const minuteMs = 60_000
