import { proxy, ref } from 'valtio'
import { SignedOut } from '#adapters/failures/failures.ts'
import { reportMistake } from '#adapters/failures/report-mistake.ts'
import type { OrderList } from '#contract/order/history.ts'
import type { PastOrder } from '#contract/order/past-order.ts'
import type { Orders } from '#state/orders/orders.ts'
import { joinStretches } from './join-stretches.ts'
import { everyOrder, type KeptFilter, type OrderFilter } from './kept-filter.ts'
import { loadFailure, type LoadFailure } from '#state/connection/load-failure.ts'

/**
 * A supplier's orders. `orders`: newest first, null until some came; `older`: where older ones begin; `single`: one
 * beyond the list; `at`: when they came; `failure`: why none newer.
 */
interface HistoryState extends OrderFilter {
  readonly orders: readonly PastOrder[] | null
  readonly older: string | null
  readonly single: PastOrder | null
  readonly at: Date | null
  readonly failure: LoadFailure | null
  readonly loading: boolean
}

/** How many orders of a list were drawn; `list`: what it is narrowed to. */
export interface Drawn {
  list: string
  count: number
}

/** The user's history as shown: until a list comes the one in memory or on the device. `state` is a valtio proxy. */
export interface HistoryStore {
  readonly state: HistoryState
  readonly orders: Pick<Orders, 'kept'>
  /** How far the list was drawn, for the way back from one of its orders. */
  readonly drawn: Drawn
  /** The list that is kept while it is fresh, or a new one. */
  load(): Promise<void>
  /** A new list. The one on the screen stays until it came, and when it does not. */
  refresh(): Promise<void>
  /** Something changed: a new list, and one more when it is told again before that came. */
  renew(): Promise<void>
  /** The next older orders join the list. Returns those that came; rejects with a CallFailure. */
  readOlder(): Promise<readonly PastOrder[]>
  /** Asks for one order by its number, which a new list may not reach. */
  find(id: number): Promise<void>
  /** Its user changed an order: the list shows it as it now is, and is asked for anew. */
  replace(order: PastOrder): void
  narrow(filter: Partial<OrderFilter>): void
}

export function createHistoryStore(orders: Orders, filter?: KeptFilter): HistoryStore {
  const state = proxy<{ -readonly [Key in keyof HistoryState]: HistoryState[Key] }>({
    ...(filter?.read() ?? everyOrder),
    orders: null,
    older: null,
    single: null,
    at: null,
    failure: null,
    loading: false,
  })
  let latest = 0
  const shown = (): OrderList | null => state.orders && { orders: state.orders, older: state.older }
  const show = (list: OrderList, at: Date | null) => {
    state.orders = ref([...list.orders])
    state.older = list.older
    state.at = at && ref(at)
  }
  const showOne = (order: PastOrder) => {
    const list = state.orders
    if (list?.some(({ id }) => id === order.id))
      state.orders = ref(list.map((each) => (each.id === order.id ? order : each)))
    else state.single = ref(order)
  }
  const showOlder = async (even?: 'outdated') => {
    const kept = orders.kept()
    if (kept !== null) return show(kept, orders.keptAt())
    const copy = await orders.copy(even)
    if (copy !== null && state.orders === null) show(copy, copy.at)
  }
  const told = (failure: unknown, turn: number) => {
    // A 401 is already on its way to /login.
    if (turn === latest && !(failure instanceof SignedOut)) state.failure = loadFailure(failure)
  }
  const ask = async (list: () => Promise<OrderList>) => {
    const turn = ++latest
    const older = state.orders === null ? showOlder() : null
    state.loading = true
    try {
      const came = await list()
      if (turn !== latest) return
      show(joinStretches(shown(), state.at, came), orders.keptAt())
      state.failure = null
    } catch (failure) {
      reportMistake(failure)
      await older
      if (state.orders === null) await showOlder('outdated')
      told(failure, turn)
    } finally {
      if (turn === latest) state.loading = false
    }
  }
  const find = async (id: number) => {
    const turn = latest
    try {
      const order = await orders.find(id)
      if (order !== null && turn === latest) showOne(order)
    } catch (failure) {
      reportMistake(failure)
      told(failure, turn)
    }
  }
  const readOlder = async (): Promise<readonly PastOrder[]> => {
    const { older } = state
    if (older === null) return []
    const came = await orders.before(older)
    // Meanwhile a newer list may have come, which ends elsewhere.
    if (state.older !== older) return await readOlder()
    show({ orders: [...(state.orders ?? []), ...came.orders], older: came.older }, state.at)
    return came.orders
  }
  let isOld = false
  let renewing: Promise<void> | null = null
  const renew = async () => {
    while (isOld) {
      isOld = false
      await ask(orders.force)
      if (state.single !== null) await find(state.single.id)
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
    orders,
    drawn: { list: '', count: 0 },
    load: () => ask(orders.read),
    refresh: () => ask(orders.force),
    renew: askOnce,
    find,
    readOlder,
    replace(order) {
      // A list that is on its way may be older.
      latest += 1
      showOne(order)
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
