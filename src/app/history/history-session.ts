import { proxy, ref } from 'valtio'
import { SignedOut } from '#adapters/api/failures.ts'
import { reportMistake } from '#adapters/report-mistake.ts'
import type { PastOrder } from '#contract/history.ts'
import type { Period } from '#rules/order-filter.ts'
import type { Orders } from '#state/orders.ts'
import { loadFailure } from './load-failure.ts'

/** One session to the history. `orders` is null until they came. `state` is a valtio proxy. */
export interface HistorySession {
  readonly state: { readonly orders: readonly PastOrder[] | null; readonly failure: string | null; readonly period: Period }
  /** The list that is kept, or a new one. */
  load(): Promise<void>
  /** A new list, after a failure. */
  retry(): Promise<void>
  choose(period: Period): void
}

export function createHistorySession(orders: Orders): HistorySession {
  const state = proxy<{ orders: PastOrder[] | null; failure: string | null; period: Period }>({
    orders: null,
    failure: null,
    period: 'last-6-months',
  })
  const show = async (ask: Orders['read']) => {
    state.failure = null
    try {
      state.orders = ref([...(await ask())])
    } catch (failure) {
      reportMistake(failure)
      // A 401 is already on its way to /login.
      if (!(failure instanceof SignedOut)) state.failure = loadFailure(failure)
    }
  }
  return {
    state,
    load: () => show(orders.read),
    retry: () => show(orders.force),
    choose(period) {
      state.period = period
    },
  }
}
