import * as v from 'valibot'
import type { World } from '#app/world.ts'
import type { Period } from '#rules/order/order-filter.ts'
import { orderGroups } from '#rules/order/order-group.ts'

/** What the list is narrowed to. */
export type OrderFilter = Readonly<v.InferOutput<typeof kind>>

export const everyOrder: OrderFilter = { period: 'last-6-months', group: 'all', search: '' }

/** What a user's list was last narrowed to: in this page's memory, since it may hold names, and until sign-out. */
export interface KeptFilter {
  read(): OrderFilter | null
  keep(filter: OrderFilter): void
}

export function keptFilter({ unsaved, session }: Pick<World, 'unsaved' | 'session'>): KeptFilter {
  const key = `history ${session.state.user?.id}`
  return {
    read() {
      const kept = unsaved.get(key)
      return v.is(kind, kept) ? kept : null
    },
    keep: (filter) => void unsaved.set(key, filter),
  }
}

const kind = v.object({
  period: v.custom<Period>((period) => typeof period === 'string'),
  group: v.picklist(orderGroups),
  search: v.string(),
})
