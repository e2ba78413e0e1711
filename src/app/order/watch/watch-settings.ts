import { ref } from 'valtio'
import { subscribeKey } from 'valtio/utils'
import type { World } from '#app/world.ts'
import type { Reply } from '#contract/endpoint.ts'
import { readSettings } from '#contract/wire/settings.ts'
import type { Availability } from '#rules/moment/availability.ts'
import { availabilityOf, holidaysOnly } from '#rules/moment/closings.ts'
import { defaultFlexSlot } from '#rules/moment/flex-slots.ts'
import { countedKg, fullFor } from '#rules/order/capacity.ts'
import { quotedOptionPrices } from '#rules/price/option-prices.ts'
import { tick } from '../model/order-actions.ts'
import type { OrderState } from '../model/order-state.ts'
import { weightOf } from '../model/slip-weight.ts'

/**
 * What the provider says of itself: what each delivery option adds (R8), the quoted amounts where it does not tell, and
 * its days, places and zone, the public holidays until it does. What a half-day still takes is held against the load.
 */
export function watchSettings(state: OrderState, { call }: Pick<World, 'call'>): () => void {
  learnAvailability(state, holidaysOnly)
  const left = new AbortController()
  const stops: (() => void)[] = [() => left.abort()]
  call(readSettings, { signal: left.signal }).then(
    (settings) => {
      if (left.signal.aborted) return
      const { supplements, vatPercent, zone } = settings
      state.zone = zone
      state.optionPrices = {
        supplements: supplements ?? quotedOptionPrices.supplements,
        vatPercent: vatPercent ?? quotedOptionPrices.vatPercent,
      }
      const learn = () => learnAvailability(state, availabilityFor(state, settings))
      learn()
      if (settings.limited.length > 0)
        stops.push(subscribeKey(state.values, 'poids', learn), subscribeKey(state.slip, 'reading', learn))
    },
    () => {},
  )
  return () => stops.forEach((stop) => stop())
}

function availabilityFor(
  { values: { poids }, slip }: OrderState,
  { closings, limited }: Reply<typeof readSettings>,
): Availability {
  return availabilityOf(closings, fullFor(limited, countedKg({ band: poids, slipKg: weightOf(slip.reading) })))
}

/**
 * The slot that a new request begins with goes on from a closed day or a full half; one that was chosen, or sent to be
 * paid, stays, and the form says why not.
 */
export function learnAvailability(state: OrderState, availability: Availability): void {
  const { values, blank, at, submission } = state
  state.availability = ref(availability)
  const first = { day: blank.flexDate, halfDay: blank.flexHalfDay }
  if (availability.closure(first.day) !== null || availability.isFull(first)) {
    const isUnchosen = submission === null && values.flexDate === first.day && values.flexHalfDay === first.halfDay
    const { day, halfDay } = defaultFlexSlot(at, availability)
    const anew = { flexDate: day, flexHalfDay: halfDay }
    Object.assign(blank, anew)
    if (isUnchosen) Object.assign(values, anew)
  }
  // The same instant, looked at anew.
  tick(state, new Date(at))
}
