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
export function watchSettings(state: OrderState, { call }: Pick<World, 'call'>): () => void {
  learnAvailability(state, holidaysOnly)
  const left = new AbortController()
  call(readSettings, { signal: left.signal }).then(
    ({ supplements, vatPercent, closings }) => {
      if (left.signal.aborted) return
      state.optionPrices = {
        supplements: supplements ?? quotedOptionPrices.supplements,
        vatPercent: vatPercent ?? quotedOptionPrices.vatPercent,
      }
      learnAvailability(state, availabilityOf(closings))
    },
    () => {},
  )
  return () => left.abort()
}

/** The slot that a new request begins with goes on from a closed day; a chosen one stays, and the form says why not. */
export function learnAvailability(state: OrderState, availability: Availability): void {
  const { values, blank, at } = state
  state.availability = ref(availability)
  if (availability.closure(blank.flexDate) !== null) {
    const isUnchosen = values.flexDate === blank.flexDate && values.flexHalfDay === blank.flexHalfDay
    const { day, halfDay } = defaultFlexSlot(at, availability)
    const first = { flexDate: day, flexHalfDay: halfDay }
    Object.assign(blank, first)
    if (isUnchosen) Object.assign(values, first)
  }
  // The same instant, looked at anew.
  tick(state, new Date(at))
}
