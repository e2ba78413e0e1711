import type { Availability } from '#rules/moment/availability.ts'
import { countedKg, hasRoom, limitOf, type HalfDayLimit, type Load } from './capacity.ts'
import { halfDayOf } from '#rules/moment/flex-slots.ts'

/** What is to be known of an order to place it in its half-day. */
export type PlacedOrder = Parameters<typeof countedKg>[0] & { readonly expectedAt: Date }

/** Why an order cannot stay where it is: its day is closed, for this reason, or its half-day has no place for it. */
export type Conflict = { readonly kind: 'closed'; readonly reason: string } | { readonly kind: 'full' }

/**
 * The orders that a closed day or a full half-day leaves no place, the first ones having theirs: of three on a morning
 * for two, the last.
 */
export function orderConflicts<Order extends PlacedOrder>(
  orders: readonly Order[],
  { closure }: Availability,
  limits: readonly HalfDayLimit[],
): { readonly order: Order; readonly conflict: Conflict }[] {
  const taken = new Map<string, Load>()
  const conflictOf = (order: Order): Conflict | null => {
    const slot = halfDayOf(order.expectedAt)
    const reason = closure(slot.day)
    if (reason !== null) return { kind: 'closed', reason }
    const limit = limitOf(slot, limits)
    if (limit === null) return null
    const key = `${slot.day} ${slot.halfDay}`
    const load = taken.get(key) ?? { orders: 0, kg: 0 }
    const kg = countedKg(order)
    if (!hasRoom(limit, load, kg)) return { kind: 'full' }
    taken.set(key, { orders: load.orders + 1, kg: load.kg + kg })
    return null
  }
  return orders.flatMap((order) => {
    const conflict = conflictOf(order)
    return conflict === null ? [] : [{ order, conflict }]
  })
}
