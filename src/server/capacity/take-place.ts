import type { Insertable } from 'kysely'
import { halfDayOf, type FlexSlot } from '#rules/moment/flex-slots.ts'
import { hasRoom, limitOf, loadOf, type HalfDayLimit } from '#rules/order/capacity.ts'
import type { Database } from '#server/db/database.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import type { OrdersTable } from '#server/orders/orders-table.ts'
import { holdSetting } from '#server/settings/site-settings.ts'
import { isOnlyHeld, kgOf, ordersIn } from './taken-places.ts'

/** What asks for a place: when it is expected, its load, and its number, where it is stored already. */
export type PlaceAsked = Pick<Insertable<OrdersTable>, 'id' | 'expected_at' | 'weight_band' | 'detected_kg'>

/** No place is left. `inTheWay`: unpaid orders whose time to pay is over; without them there would be one. */
export class HalfDayFull extends Error {
  readonly slot: FlexSlot
  readonly kg: number
  readonly inTheWay: readonly OrderRow[]

  constructor(slot: FlexSlot, kg: number, inTheWay: readonly OrderRow[]) {
    super('half-day full')
    this.slot = slot
    this.kg = kg
    this.inTheWay = inTheWay
  }
}

/**
 * Throws `HalfDayFull` where an order's half-day has no room for it. Belongs into the transaction that stores it, before
 * the order's own row: until its end nobody else takes a place.
 */
export async function takePlace(transaction: Database, order: PlaceAsked, now: Date): Promise<void> {
  await checkPlace(transaction, order, await holdSetting(transaction, 'capacity'), now)
}

/** The same as far as it is known, and nobody waits for anybody: who comes to a full half-day need not stand in line. */
export async function checkPlace(
  db: Database,
  order: PlaceAsked,
  limits: readonly HalfDayLimit[],
  now: Date,
): Promise<void> {
  const slot = halfDayOf(new Date(order.expected_at ?? now))
  const limit = limitOf(slot, limits)
  if (limit === null) return
  const others = await ordersIn(db, slot)
  // It has its place here already.
  if (others.some(({ id }) => id === order.id)) return
  if (hasRoom(limit, loadOf(others.map(kgOf)), kgOf(order))) return
  throw new HalfDayFull(slot, kgOf(order), holdsInTheWay(limit, others, kgOf(order), now))
}

/** As few as make room, the longest over first; none where all of them would not do. */
function holdsInTheWay(limit: HalfDayLimit, others: readonly OrderRow[], kg: number, now: Date): readonly OrderRow[] {
  const over = others
    .filter((order) => isOnlyHeld(order) && (order.held_until ?? 0) <= now.getTime())
    .toSorted((one, other) => (one.held_until ?? 0) - (other.held_until ?? 0))
  for (let count = 1; count <= over.length; count++) {
    const given = over.slice(0, count)
    const left = others.filter((order) => !given.includes(order))
    if (hasRoom(limit, loadOf(left.map(kgOf)), kg)) return given
  }
  return []
}
