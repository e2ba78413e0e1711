import { proxy, ref } from 'valtio'
import { SignedOut } from '#adapters/failures/failures.ts'
import { reportMistake } from '#adapters/failures/report-mistake.ts'
import type { PastOrder } from '#contract/order/past-order.ts'
import { loadFailure, type LoadFailure } from '#state/connection/load-failure.ts'
import type { Orders } from '#state/orders/orders.ts'

/** The home page's orders. `orders`: null until some came; `at`: when they came; `failure`: why none newer. */
export interface MemberOrders {
  readonly state: {
    readonly orders: readonly PastOrder[] | null
    readonly at: Date | null
    readonly failure: LoadFailure | null
  }
  /** Shows what this device has, until what the provider says is there. */
  load(): Promise<void>
}

export function createMemberOrders(orders: Pick<Orders, 'copy' | 'read' | 'keptAt'>): MemberOrders {
  const state = proxy<{ orders: readonly PastOrder[] | null; at: Date | null; failure: LoadFailure | null }>({
    orders: null,
    at: null,
    failure: null,
  })
  const show = (list: readonly PastOrder[], at: Date | null) =>
    void Object.assign(state, { orders: ref([...list]), at: at && ref(at) })
  const showCopy = async () => {
    const copy = state.orders === null ? await orders.copy() : null
    if (copy !== null && state.orders === null) show(copy.orders, copy.at)
  }
  return {
    state,
    async load() {
      const older = showCopy()
      try {
        const list = await orders.read()
        show(list.orders, orders.keptAt())
        state.failure = null
      } catch (failure) {
        reportMistake(failure)
        await older
        // A session that is over takes the page along.
        if (!(failure instanceof SignedOut)) state.failure = loadFailure(failure)
      }
    },
  }
}
