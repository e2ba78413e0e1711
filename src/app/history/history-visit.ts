import { proxy, ref } from 'valtio'
import { SignedOut } from '#adapters/api/failures.ts'
import type { PastOrder } from '#contract/history.ts'
import type { Period } from '#rules/order-filter.ts'
import { loadFailure } from './load-failure.ts'
import type { OrdersCache } from './orders-cache.ts'

/** One visit to the history. `orders` is null until they came. `state` is a valtio proxy. */
export interface HistoryVisit {
  readonly state: { readonly orders: readonly PastOrder[] | null; readonly failure: string | null; readonly period: Period }
  load(options?: { readonly force?: boolean }): Promise<void>
  choose(period: Period): void
}

export function createHistoryVisit(cache: OrdersCache): HistoryVisit {
  const state = proxy<{ orders: PastOrder[] | null; failure: string | null; period: Period }>({
    orders: null,
    failure: null,
    period: 'last-6-months',
  })
  return {
    state,
    async load(options) {
      state.failure = null
      try {
        state.orders = ref([...(await cache.read(options))])
      } catch (failure) {
        // A 401 is already on its way to /login.
        if (!(failure instanceof SignedOut)) state.failure = loadFailure(failure)
      }
    },
    choose(period) {
      state.period = period
    },
  }
}
