import type { World } from '#app/world.ts'
import { myOrders, type PastOrder } from '#contract/history.ts'

/** How long a list is shown again without asking (section 9). */
export const orderCacheMs = 120_000

/** The orders of whoever is signed in. */
export interface OrdersCache {
  /** The list: the one kept if it is fresh, unless `force` asks for a new one. Rejects with a CallFailure. */
  read(options?: { readonly force?: boolean }): Promise<readonly PastOrder[]>
  clear(): void
}

/** The list and its fetch time are kept with the user they belong to; another user never sees them. */
export function createOrdersCache({ call, session, now }: Pick<World, 'call' | 'session' | 'now'>): OrdersCache {
  let kept: { readonly userId: number; readonly orders: readonly PastOrder[]; readonly fetchedAt: number } | null = null
  const userId = () => session.state.user?.id ?? Number.NaN
  return {
    async read({ force = false } = {}) {
      const owner = userId()
      const age = kept?.userId === owner ? now().getTime() - kept.fetchedAt : Number.NaN
      if (kept !== null && !force && age >= 0 && age < orderCacheMs) return kept.orders
      const orders = await call(myOrders)
      kept = { userId: owner, orders, fetchedAt: now().getTime() }
      return orders
    },
    clear() {
      kept = null
    },
  }
}
