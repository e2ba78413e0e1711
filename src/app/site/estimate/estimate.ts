import { proxy, ref } from 'valtio'
import { Cancelled, CallFailure } from '#adapters/failures/failures.ts'
import type { RoutePrefill } from '#adapters/store/route-prefill.ts'
import type { Places } from '#adapters/places/places.ts'
import type { Sleep } from '#adapters/device/waiting.ts'
import type { StorePrefill } from '#contract/handover/store-handover.ts'
import type { Place } from '#contract/places/places.ts'
import type { WeightBandKey } from '#rules/price/weight-bands.ts'
import { createPlaceSearch } from '#state/form/place-search.ts'
import type { WaitOptions } from '#state/connection/retry-wait.ts'
import type { AskEstimate, Estimated } from './ask-estimate.ts'

/** One end of the route: what is written, the place once there is one, and what is wrong with it. */
interface RouteEnd {
  text: string
  place: Place | null
  error: string | undefined
}

/** What is shown of the price. `before`: the one that is being replaced. */
export type EstimateAnswer =
  | { readonly status: 'none' }
  | { readonly status: 'asking'; readonly before: Estimated | null }
  | { readonly status: 'priced'; readonly price: Estimated }
  | { readonly status: 'unavailable'; readonly isOutside: boolean }
  | { readonly status: 'failed' }

export type EndName = 'pickup' | 'delivery'

interface EstimateWorld {
  readonly places: Places
  readonly ask: AskEstimate
  readonly sleep: Sleep
  /** What goes with each question. */
  waiting(): WaitOptions
}

/** The public estimate of a visit: two addresses and a weight, then the prices. `state` is a valtio proxy. */
export type Estimate = ReturnType<typeof createEstimate>

export function createEstimate({ places, ask, sleep, waiting }: EstimateWorld) {
  const blank = (): RouteEnd => ({ text: '', place: null, error: undefined })
  const state = proxy({
    pickup: blank(),
    delivery: blank(),
    band: lightest,
    answer: { status: 'none' } as EstimateAnswer,
    store: null as { readonly label: string; readonly hours: string } | null,
  })
  const searches = { pickup: createPlaceSearch(places, sleep), delivery: createPlaceSearch(places, sleep) }
  let turn = 0

  const put = (end: EndName, text: string, place: Place | null, error?: string) => {
    Object.assign(state[end], { text, place: place && ref(place), error })
  }
  const forget = () => {
    turn += 1
    state.answer = { status: 'none' }
  }
  /** Whether the end has a place: what was typed and not picked is looked up whole. */
  const settle = async (end: EndName, mine: number): Promise<boolean> => {
    const { text, place } = state[end]
    if (place !== null) return true
    if (text.trim() === '') {
      state[end].error = 'Adresse requise'
      return false
    }
    const found = await places.resolve(text)
    if (mine !== turn || state[end].text !== text) return false
    if (found === null)
      state[end].error = 'Adresse introuvable. Écris la rue et la ville, puis choisis-la dans la liste.'
    else put(end, found.label, found)
    return found !== null
  }
  const priced = (): Estimated | null =>
    state.answer.status === 'priced'
      ? state.answer.price
      : state.answer.status === 'asking'
        ? state.answer.before
        : null
  /** Asks the price. Returns the first end that is missing or unknown, null when the price was asked. */
  const reckon = async (): Promise<EndName | null> => {
    const mine = (turn += 1)
    state.answer = { status: 'asking', before: priced() }
    Object.values(searches).forEach((search) => search.stop())
    try {
      const [hasPickup, hasDelivery] = await Promise.all([settle('pickup', mine), settle('delivery', mine)])
      if (mine !== turn) return null
      const { pickup, delivery, band } = state
      if (!hasPickup || !hasDelivery || pickup.place === null || delivery.place === null) {
        state.answer = { status: 'none' }
        return hasPickup ? 'delivery' : 'pickup'
      }
      const price = await ask({ pickup: pickup.place, delivery: delivery.place, band }, waiting())
      if (mine !== turn) return null
      const isOutside = price === 'outside'
      state.answer = price === null || isOutside ? { status: 'unavailable', isOutside } : { status: 'priced', price }
    } catch (error) {
      if (!(error instanceof CallFailure || error instanceof Cancelled)) throw error
      if (mine === turn) state.answer = { status: error instanceof Cancelled ? 'none' : 'failed' }
    }
    return null
  }
  const reckonWhenComplete = () => {
    if (state.pickup.place !== null && state.delivery.place !== null) void reckon()
  }

  return {
    state,
    searches,
    reckon,
    /** What is typed is no place yet, and no price is of it. */
    type(end: EndName, text: string): void {
      put(end, text, null)
      forget()
      void searches[end].look(text)
    },
    /** A suggestion was picked; the price follows once both are. False: it is no place. */
    async pick(end: EndName, id: string, label: string): Promise<boolean> {
      put(end, label, null)
      const place = await searches[end].locate(id)
      if (place === undefined) return false
      if (place === null) state[end].error = 'Adresse introuvable. Choisis-en une autre.'
      else put(end, place.label, place)
      reckonWhenComplete()
      return place !== null
    },
    /** Who scanned a store's poster starts from there, or is told why not; an address that was typed meanwhile stays. */
    comeFrom(given: StorePrefill): void {
      if (state.pickup.text !== '') return
      if ('missing' in given) state.pickup.error = given.missing
      else {
        const { hours, place } = given.store
        put('pickup', place.label, place)
        state.store = { label: place.label, hours }
        reckonWhenComplete()
      }
    },
    weigh(band: WeightBandKey): void {
      state.band = band
      reckonWhenComplete()
    },
    /** The network is back: what had no answer is asked once more. */
    wake(): void {
      for (const end of ends)
        if (state[end].place === null && searches[end].state.status === 'error')
          void searches[end].look(state[end].text)
      if (state.answer.status === 'failed') void reckon()
    },
    /** The route as it may be ordered, with what it costs under Flex; null while an end has no place. */
    route(): RoutePrefill | null {
      const { pickup, delivery, band } = state
      const total = priced()?.prices.flex.totalTTC
      return (
        pickup.place &&
        delivery.place && {
          pickup: pickup.place,
          delivery: delivery.place,
          band,
          ...(total !== undefined && { total }),
        }
      )
    },
  }
}

export const ends: readonly EndName[] = ['pickup', 'delivery']
const lightest: WeightBandKey = '-150'
