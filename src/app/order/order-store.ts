import { lazyModule } from '#adapters/lazy/lazy.ts'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import { withTimeout } from '#adapters/device/with-timeout.ts'
import type { World } from '#app/world.ts'
import type { UserRecord } from '#contract/account/user-record.ts'
import { createAddressSearches } from './fields/address/address-searches.ts'
import { tick } from './model/order-actions.ts'
import { createOrderState, type OrderState } from './model/order-state.ts'
import type { PastDelivery } from './model/order-context.ts'
import { openDraft } from './open/open-draft.ts'
import { createPricing } from './price/pricing.ts'
import { userQuoteCache } from './price/user-quote-cache.ts'
import { createAutosave } from './watch/autosave.ts'
import { keepDraft } from './watch/keep-draft.ts'
import { watchPrice } from './watch/watch-price.ts'
import { whileFollowed } from './watch/while-followed.ts'

/**
 * One visit of the order form: its state, and what watches it. `isSlipGone`: the provider has lost the slip that was
 * sent, which goes again.
 */
export type OrderStore = ReturnType<typeof createOrderStore>

export function createOrderStore(world: World, user: UserRecord, { isSlipGone = false } = {}) {
  const state = createOrderState(user, world.now())
  const pricing = createPricing(state, userQuoteCache(world, user.id), world.sleep)
  const autosave = createAutosave(state, world)
  const searches = createAddressSearches(world, async () => (await late()).knownAddresses(world))
  const come = () => late().catch(forgiving(() => {}))
  // What is said of a draft stands in the form as soon as that is open.
  const draft = openDraft(state, {
    world,
    autosave,
    isSlipGone,
    ready: () =>
      withTimeout(longestWaitMs, come(), world.sleep).then(
        () => {},
        forgiving(() => {}),
      ),
  })
  const lost = () => {
    world.toasts.show('bad', 'Une partie de l’application n’a pas pu être chargée. Réessaie quand tu as du réseau.')
    return null
  }
  // The price first: a change that makes another one of it is kept without the old one.
  const watchers = [
    () => watchPrice(state, pricing, world),
    () => keepDraft(state, autosave, world),
    () => watchLate(state, world),
  ]
  return {
    state,
    pricing,
    autosave,
    searches,
    draft,
    late,
    submit: () => whenLate(({ submit }) => submit(state, world, pricing)).catch(forgiving(lost)),
    chooseSlip: async (file: File | null) =>
      void (await whenLate(({ chooseSlip }) => chooseSlip(state, world, file)).catch(forgiving(lost))),
    orderAgain: async (past: PastDelivery) =>
      (await whenLate(({ orderAgain }) => orderAgain(state, world, past)).catch(forgiving(lost))) ?? false,
    /** Opens the form on its draft, and follows it from then on. Returns a function that leaves it. */
    start(): () => void {
      const stops = [
        whileFollowed(state, watchers),
        draft.start(),
        // A phone that slept missed minutes.
        world.onVisible(() => tick(state, world.now())),
        ...Object.values(searches).map(({ stop }) => stop),
      ]
      world.afterPaint(() => void come())
      return () => stops.toReversed().forEach((stop) => stop())
    },
  }
}

/** A form with a draft in it waits no longer for what is said of it. */
const longestWaitMs = 1000

/** What an open form needs only once something was done in it: fetched once a page. */
export const late = lazyModule(() => import('./late-parts.ts'))

/** Works with what comes late: at once where it is here, else as soon as it is. */
function whenLate<T>(work: (actions: NonNullable<typeof late.here>) => Promise<T>): Promise<T> {
  return late.here === null ? late().then(work) : work(late.here)
}

/** Follows an order with what has come late, from then on. */
function watchLate(state: OrderState, world: World): () => void {
  let stop: (() => void) | undefined
  const begin = () => {
    stop ??= late.here?.watchFilling(state, world)
  }
  const unwatch = late.onHere(begin)
  begin()
  return () => {
    unwatch()
    stop?.()
  }
}
