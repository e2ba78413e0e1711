import { useEffect, useState } from 'react'
import { useWorld } from '#app/world.ts'
import { readSettings } from '#contract/wire/settings.ts'
import type { Availability } from '#rules/moment/availability.ts'
import { availabilityOf, holidaysOnly } from '#rules/moment/closings.ts'

/** On which days the provider delivers, by its settings; the public holidays alone until they are here. */
export function useAvailability(): Availability {
  const { call } = useWorld()
  const [known, learn] = useState(holidaysOnly)
  useEffect(() => {
    const giveUp = new AbortController()
    call(readSettings, { signal: giveUp.signal }).then(
      ({ closings }) => !giveUp.signal.aborted && learn(availabilityOf(closings)),
      () => {},
    )
    return () => giveUp.abort()
  }, [call])
  return known
}
