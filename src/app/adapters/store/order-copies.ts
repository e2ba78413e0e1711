import type { KeptOrders } from '#contract/order/kept-orders.ts'
import { Unreachable } from '#adapters/failures/failures.ts'
import { createDraftStore, erasedUsers, ordersKey } from './draft-store.ts'

/** A copy of a user's orders, for offline use (decision 076). Calls reject where a browser keeps nothing. */
export interface OrderCopies {
  /** Null when there is none, or none that this version of the app reads. */
  read(userId: number): Promise<KeptOrders | null>
  /** When it came; null when there is none. */
  keptAt(userId: number): Promise<Date | null>
  /** In the place of the one that lay there; not after its user signed out. */
  write(userId: number, copy: KeptOrders): Promise<void>
}

/** `keyOf`: where it lies; that of the firm's orders is another. */
export function createOrderCopies(keyOf = ordersKey): OrderCopies {
  const store = createDraftStore()
  return {
    async read(userId) {
      const kept = await store.read(keyOf(userId))
      return kept === undefined ? null : (await reader())(kept)
    },
    async keptAt(userId) {
      const at = ((await store.read(keyOf(userId))) as Partial<KeptOrders> | undefined)?.at
      return at instanceof Date ? at : null
    },
    async write(userId, copy) {
      if (!erasedUsers.has(userId)) await store.write((kept) => void kept.put(copy, keyOf(userId)))
    },
  }
}

/** How a copy is read comes with the first one. */
async function reader() {
  try {
    return (await import('#contract/order/kept-orders.ts')).readKeptOrders
  } catch (error) {
    throw new Unreachable(String(error))
  }
}
