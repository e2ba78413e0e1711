import { isDeepStrictEqual } from 'node:util'
import { halfDayOf } from '#rules/moment/flex-slots.ts'
import { chargeNoMore } from '#server/payment/charge-no-more.ts'
import type { Database, Instant } from '#server/db/database.ts'
import { errorFields } from '#server/log/log.ts'
import { expectedAtPayment } from '#server/orders/moment-of.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import type { SettlingWorld } from '#server/payment/settle.ts'
import type { World } from '#server/world.ts'
import { halfDayFull } from './half-day-full.ts'
import { checkPlace, HalfDayFull, takePlace, type PlaceAsked } from './take-place.ts'

export type PlacingWorld = SettlingWorld & Pick<World, 'settings'>

/** How long an unpaid order keeps its place for sure. */
export const holdMs = 30 * 60_000

/**
 * A transaction that takes a place. Where others only hold theirs, unpaid and too long, theirs are given up for it, after
 * the processor has said that it charges them no more. 409 with the next free half-days.
 */
export async function withPlace<Stored>(
  order: PlaceAsked,
  write: (transaction: Database) => Promise<Stored>,
  world: PlacingWorld,
): Promise<Stored> {
  for (let left = mostTries; ; left--) {
    try {
      await checkPlace(world.db, order, await world.settings.capacity(), world.now())
      return await world.db.transaction().execute(write)
    } catch (error) {
      if (!(error instanceof HalfDayFull)) throw error
      const { inTheWay } = error
      if (left === 0 || inTheWay.length === 0 || !(await giveUp(inTheWay, world))) throw await halfDayFull(error, world)
    }
  }
}

const mostTries = 3

/** Whether all of them are given up, or have changed meanwhile. */
async function giveUp(orders: readonly OrderRow[], world: PlacingWorld): Promise<boolean> {
  try {
    for (const order of orders) if (await chargeNoMore(order, world)) await leavePlace(order, world.db)
    return true
  } catch (error) {
    world.log.error(errorFields(error), 'a place is not given up yet')
    return false
  }
}

/** Unless it has been paid, or somebody has set out to pay it anew. */
async function leavePlace({ id, held_until: seen, intent_id: intent }: OrderRow, db: Database): Promise<void> {
  await db
    .updateTable('orders')
    .set({ held_until: null })
    .where('id', '=', id)
    .where('payment_status', '=', 0)
    .where('account_at', 'is', null)
    .where('held_until', 'is not distinct from', seen)
    .where('intent_id', 'is not distinct from', intent)
    .execute()
}

/**
 * Keeps the place of an unpaid order that somebody sets out to pay, or takes one again; until then at least, where
 * somebody has longer, but no longer than its slot. A hold that lasts longer stays.
 */
export async function holdPlace(order: OrderRow, world: PlacingWorld, until?: Date): Promise<void> {
  const now = world.now()
  const least = now.getTime() + holdMs
  const wanted = Math.max(least, Math.min(until?.getTime() ?? 0, order.expected_at ?? 0))
  const hold = async (db: Database, isHeld: boolean) => {
    const { numUpdatedRows } = await db
      .updateTable('orders')
      .set(({ eb, ref }) => ({
        held_until: eb.case().when('held_until', '>', wanted).then(ref('held_until')).else(wanted).end(),
      }))
      .where('id', '=', order.id)
      .$if(isHeld, (query) => query.where('held_until', 'is not', null))
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }
  // An urgent pickup that went by may lie in another half-day by now.
  const expected_at = expectedAtPayment(order, now)
  const isSame = isDeepStrictEqual(halfDayAt(expected_at, now), halfDayAt(order.expected_at, now))
  if (isSame && (await hold(world.db, true))) return
  const anew = { ...order, expected_at }
  await withPlace(
    anew,
    async (transaction) => {
      await takePlace(transaction, anew, now)
      await hold(transaction, false)
    },
    world,
  )
}

function halfDayAt(instant: Instant | null, now: Date) {
  return halfDayOf(new Date(instant ?? now))
}
