import { proxy, ref } from 'valtio'
import { SignedOut } from '#adapters/api/failures.ts'
import { reportMistake } from '#adapters/report-mistake.ts'
import type { PastOrder } from '#contract/history.ts'
import type { Orders } from '#state/orders.ts'
import { everyOrder, type KeptFilter, type OrderFilter } from './kept-filter.ts'
import { loadFailure, type LoadFailure } from './load-failure.ts'

/** What is known of a supplier's orders. `orders` is null until some came; `at`: when they came from the provider; `failure`: why there are no newer ones. */
export interface HistoryState extends OrderFilter {
  readonly orders: readonly PastOrder[] | null
  readonly at: Date | null
  readonly failure: LoadFailure | null
  readonly loading: boolean
}

/** The history of the user who is signed in, as its screens show it. Until a list came there is the one in memory, or the one this device has. `state` is a valtio proxy. */
export interface HistorySession {
  readonly state: HistoryState
  /** The list that is kept while it is fresh, or a new one. */
  load(): Promise<void>
  /** A new list. The one on the screen stays until it came, and when it does not. */
  refresh(): Promise<void>
  /** Something changed: a new list, and one more when it is told again before that came. */
  renew(): Promise<void>
  /** Its user changed an order: the list shows it as it now is, and is asked for anew. */
  replace(order: PastOrder): void
  narrow(filter: Partial<OrderFilter>): void
}

export function createHistorySession(orders: Orders, filter?: KeptFilter): HistorySession {
  const state = proxy<{ -readonly [Key in keyof HistoryState]: HistoryState[Key] }>({ ...(filter?.read() ?? everyOrder), orders: null, at: null, failure: null, loading: false })
  let latest = 0
  const show = (list: readonly PastOrder[], at: Date | null) => {
    state.orders = ref([...list])
    state.at = at && ref(at)
  }
  const showOlder = async (even?: 'outdated') => {
    const kept = orders.kept()
    if (kept !== null) return show(kept, orders.keptAt())
    const copy = await orders.copy(even)
    if (copy !== null && state.orders === null) show(copy.orders, copy.at)
  }
  const ask = async (list: () => Promise<readonly PastOrder[]>) => {
    const turn = ++latest
    const older = state.orders === null ? showOlder() : null
    state.loading = true
    try {
      const came = await list()
      if (turn !== latest) return
      show(came, orders.keptAt())
      state.failure = null
    } catch (failure) {
      reportMistake(failure)
      await older
      if (state.orders === null) await showOlder('outdated')
      // A 401 is already on its way to /login.
      if (turn === latest && !(failure instanceof SignedOut)) state.failure = loadFailure(failure)
    } finally {
      if (turn === latest) state.loading = false
    }
  }
  let isOld = false
  let renewing: Promise<void> | null = null
  const renew = async () => {
    while (isOld) {
      isOld = false
      await ask(orders.force)
    }
    renewing = null
  }
  const askOnce = () => {
    isOld = true
    renewing ??= renew()
    return renewing
  }
  return {
    state,
    load: () => ask(orders.read),
    refresh: () => ask(orders.force),
    renew: askOnce,
    replace(order) {
      // A list that is on its way may be older.
      latest += 1
      if (state.orders) show(state.orders.map((each) => (each.id === order.id ? order : each)), state.at)
      orders.clear()
      void askOnce()
    },
    narrow(changes) {
      Object.assign(state, changes)
      const { period, group, search } = state
      filter?.keep({ period, group, search })
    },
  }
}
