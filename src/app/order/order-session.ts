import type { World } from '#app/world.ts'
import type { UserRecord } from '#contract/user-record.ts'
import { createAddressSearches } from './fields/address/address-searches.ts'
import { tick } from './model/order-actions.ts'
import { createOrderState } from './model/order-state.ts'
import { createDraftSession } from './open/open-draft.ts'
import { createPricing } from './price/pricing.ts'
import { sessionQuoteCache } from './price/session-quote-cache.ts'
import { fetchOrderWireAhead } from './submit/order-wire-ahead.ts'
import { submit } from './submit/submit.ts'
import { watchAbandonment } from './watch/abandonment.ts'
import { createAutosave } from './watch/autosave.ts'
import { keepDraft } from './watch/keep-draft.ts'
import { watchSlipReading } from './watch/slip-reading.ts'
import { watchUnconfirmed } from './watch/unconfirmed.ts'
import { watchPrice } from './watch/watch-price.ts'
import { whileFollowed } from './watch/while-followed.ts'

/** One visit of the order form: its state, and what watches it. `isSlipGone`: the provider has lost the slip that was sent, which goes again. */
export type OrderSession = ReturnType<typeof createOrderSession>

export function createOrderSession(world: World, user: UserRecord, { isSlipGone = false } = {}) {
  const state = createOrderState(user, world.now())
  const pricing = createPricing(state, sessionQuoteCache(world, user.id), world.sleep)
  const autosave = createAutosave(state, world)
  const searches = createAddressSearches(world)
  const draft = createDraftSession(state, { world, autosave, isSlipGone })
  // The price first: a change that makes another one of it is kept without the old one.
  const watchers = [
    () => watchPrice(state, pricing, world),
    () => keepDraft(state, autosave, world),
    () => watchUnconfirmed(state, world),
    () => watchSlipReading(state, world),
    () => watchAbandonment(state, world),
    () => fetchOrderWireAhead(state),
  ]
  return {
    state,
    pricing,
    autosave,
    searches,
    draft,
    submit: () => submit(state, world, pricing),
    /** Opens the form on its draft, and follows it from then on. Returns a function that leaves it. */
    start(): () => void {
      const stops = [
        whileFollowed(state, watchers),
        draft.start(),
        // A phone that slept missed minutes.
        world.onVisible(() => tick(state, world.now())),
        ...Object.values(searches).map(({ stop }) => stop),
      ]
      return () => stops.toReversed().forEach((stop) => stop())
    },
  }
}
