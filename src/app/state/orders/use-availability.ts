import { useEffect, useState } from 'react'
import { useWorld } from '#app/world.ts'
import { readSettings } from '#contract/wire/settings.ts'
import type { Availability } from '#rules/moment/availability.ts'
import { availabilityOf, holidaysOnly } from '#rules/moment/closings.ts'
import type { FlexSlot } from '#rules/moment/flex-slots.ts'
import { fullFor } from '#rules/order/capacity.ts'

/**
 * When the provider delivers, by its settings; the public holidays alone until they are here. A half-day without any
 * place is full, but for `own`, in which the order has its place already.
 */
export function useAvailability(own?: FlexSlot): Availability {
  const { call } = useWorld()
  const { day, halfDay } = own ?? {}
  const [known, learn] = useState(holidaysOnly)
  useEffect(() => {
    const giveUp = new AbortController()
    call(readSettings, { signal: giveUp.signal }).then(
      ({ closings, limited }) => {
        const isFull = fullFor(limited, 0)
        const isOthers = (slot: FlexSlot) => isFull(slot) && (slot.day !== day || slot.halfDay !== halfDay)
        if (!giveUp.signal.aborted) learn(availabilityOf(closings, isOthers))
      },
      () => {},
    )
    return () => giveUp.abort()
  }, [call, day, halfDay])
  return known
}
