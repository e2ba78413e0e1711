import { halfDayBounds, halfDayName, type HalfDay } from '#rules/moment/flex-slots.ts'
import { capitalized } from '#rules/moment/french.ts'
import type { ParisDay } from '#rules/moment/paris-time.ts'
import { mayRide, runMoves, withOrders } from '#rules/run/run-moves.ts'
import type { Database } from '#server/db/database.ts'
import { HttpError } from '#server/log/http-error.ts'
import { holdOrder } from '#server/orders/hold-order.ts'
import { foundOrder, type OrderRow } from '#server/orders/orders.ts'
import type { World } from '#server/world.ts'
import { holdSeenRun, type SeenRun } from './hold-seen-run.ts'
import { loadOf, ordersWithoutRun } from './orders-without-run.ts'
import { findRun, insertRunChange, placeStops, stopsOfOrder } from './runs.ts'

/** Which orders: one, or all of half the run's day that are on none. */
export type OrdersAsked = { readonly orderId: number } | { readonly halfDay: HalfDay }

/** Puts orders on a run, behind its stops; those of a half-day in the order in which they are expected. */
export async function assignOrders(
  seen: SeenRun,
  asked: OrdersAsked,
  by: number,
  { db, now }: Pick<World, 'db' | 'now'>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { day } = await findRun(transaction, seen.id)
    const orders =
      'orderId' in asked
        ? [await holdOne(transaction, asked.orderId)]
        : await holdHalfDay(transaction, day, asked.halfDay)
    const { stops } = await holdSeenRun(
      transaction,
      seen,
      (run) => orders.map((order) => runMoves.assign(run, loadOf(order), day)).find((each) => each !== null) ?? null,
    )
    const names = stops.map(({ order_id: orderId, kind }) => ({ orderId, kind }))
    await placeStops(transaction, seen.id, withOrders(names, orders), stops)
    for (const { id: orderId } of orders)
      await insertRunChange(transaction, { run: seen.id, by, at: now(), kind: 'assigned', orderId })
  })
}

async function holdOne(transaction: Database, id: number): Promise<OrderRow> {
  const order = foundOrder(await holdOrder(transaction, id))
  if (await isOnRun(transaction, id)) throw new HttpError(409, `La commande n° ${id} est déjà sur une tournée.`)
  return order
}

async function holdHalfDay(transaction: Database, day: ParisDay, halfDay: HalfDay): Promise<OrderRow[]> {
  const { from, to } = halfDayBounds({ day, halfDay })
  const found = await ordersWithoutRun(transaction, from, to)
  // In one order, so that two who hold many wait for each other, never both.
  const ids = found.map(({ id }) => id).toSorted((one, other) => one - other)
  const held = new Map<number, OrderRow>()
  for (const id of ids) {
    const order = foundOrder(await holdOrder(transaction, id))
    const { expected_at: at } = order
    const isThere = at !== null && at >= from.getTime() && at < to.getTime()
    if (isThere && mayRide(loadOf(order)) && !(await isOnRun(transaction, id))) held.set(id, order)
  }
  if (held.size === 0)
    throw new HttpError(409, `${capitalized(halfDayName(halfDay))} : aucune commande payée n’attend de tournée.`)
  return found.flatMap(({ id }) => held.get(id) ?? [])
}

async function isOnRun(transaction: Database, orderId: number): Promise<boolean> {
  return (await stopsOfOrder(transaction, orderId)).length > 0
}
