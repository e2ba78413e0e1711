import { ref } from 'valtio'
import type { World } from '#app/world.ts'
import { readSettings } from '#contract/wire/settings.ts'
import type { Availability } from '#rules/moment/availability.ts'
import { availabilityOf, holidaysOnly } from '#rules/moment/closings.ts'
import { defaultFlexSlot } from '#rules/moment/flex-slots.ts'
import { quotedOptionPrices } from '#rules/price/option-prices.ts'
import { tick } from '../model/order-actions.ts'
import type { OrderState } from '../model/order-state.ts'

/**
 * What the provider says of itself: what each delivery option adds (R8), the quoted amounts where it does not tell, and
 * its days, the public holidays until it does.
 */
export function watchSettings(state: OrderState, { call, now }: Pick<World, 'call' | 'now'>): () => void {
  learnAvailability(state, holidaysOnly, now())
  const left = new AbortController()
  call(readSettings, { signal: left.signal }).then(
    ({ supplements, vatPercent, closings }) => {
      if (left.signal.aborted) return
      state.optionPrices = {
        supplements: supplements ?? quotedOptionPrices.supplements,
        vatPercent: vatPercent ?? quotedOptionPrices.vatPercent,
      }
      learnAvailability(state, availabilityOf(closings), now())
    },
    () => {},
  )
  return () => left.abort()
}

/** The slot of a new request goes on to the first that is open; a chosen one stays, and the form says what is wrong. */
export function learnAvailability(state: OrderState, availability: Availability, now: Date): void {
  const { values, blank } = state
  const isUnchosen = values.flexDate === blank.flexDate && values.flexHalfDay === blank.flexHalfDay
  state.availability = ref(availability)
  const { day, halfDay } = defaultFlexSlot(now, availability)
  Object.assign(blank, { flexDate: day, flexHalfDay: halfDay })
  if (isUnchosen) Object.assign(values, { flexDate: day, flexHalfDay: halfDay })
  tick(state, now)
}
