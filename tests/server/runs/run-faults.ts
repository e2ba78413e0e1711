import type { Database } from '#server/db/database.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { brokenAt } from '#server/waybill/waybill-chain.ts'
import { eventsOf } from '#server/waybill/waybill-events.ts'
import { parisDay } from '#rules/moment/paris-time.ts'

/** What does not hold of the waybills of these orders: an act that was written down is an event of a whole chain, once. */
export async function eventFaults(
  db: Database,
  orderIds: readonly number[],
  written: ReadonlySet<string>,
): Promise<string[]> {
  const events = await eventsOf(db, orderIds)
  const known = new Set(events.map(({ id }) => id))
  const broken = orderIds.filter((id) => brokenAt(events.filter(({ order_id: of }) => of === id)) !== null)
  return [
    ...[...written].filter((id) => !known.has(id)).map((id) => `act ${id} is lost`),
    ...[...known].filter((id) => !written.has(id)).map((id) => `nobody told ${id}`),
    ...broken.map((id) => `the chain of order ${id} is broken`),
  ]
}

/** What does not hold of these runs and orders; and the version of each run, which never goes back. */
export async function runFaults(
  db: Database,
  runIds: readonly number[],
  orderIds: readonly number[],
  versions: Map<number, number>,
): Promise<string[]> {
  const runs = await db.selectFrom('runs').selectAll().where('id', 'in', runIds).execute()
  const orders = await db.selectFrom('orders').selectAll().where('id', 'in', orderIds).execute()
  const stops = await db
    .selectFrom('run_stops')
    .selectAll()
    .where((or) => or.or([or('run_id', 'in', runIds), or('order_id', 'in', orderIds)]))
    .orderBy('place')
    .execute()
  const faults: string[] = []
  const say = (isSo: boolean, fault: string) => void (isSo && faults.push(fault))
  say(orders.length !== orderIds.length, 'an order is lost')
  for (const { id, day, version, closed_at: closedAt } of runs) {
    const own = stops.filter((stop) => stop.run_id === id)
    say(
      own.some(({ place }, index) => place !== index + 1),
      `the places of run ${id} have a gap`,
    )
    say(version < (versions.get(id) ?? 0), `the version of run ${id} goes back`)
    versions.set(id, version)
    say(
      closedAt !== null && own.some((stop) => stop.done_at === null),
      `run ${id} is closed, and not all of it is done`,
    )
    for (const orderId of new Set(own.map((stop) => stop.order_id))) {
      const order = orders.find((each) => each.id === orderId)
      if (order === undefined) continue
      const isWaiting = order.status === orderStatus.validating || order.status === orderStatus.preparing
      say(isWaiting && parisDay(new Date(order.expected_at ?? 0)) > day, `order ${orderId} waits for a later day`)
    }
  }
  for (const { id, status, attempts } of orders) {
    const own = stops.filter((stop) => stop.order_id === id)
    if (own.length === 0) continue
    const [pickup, delivery] = (['pickup', 'delivery'] as const).map((kind) => own.find((stop) => stop.kind === kind))
    // What was tried before is with us.
    if (!delivery || (pickup === undefined) !== attempts > 0) {
      faults.push(`order ${id} has not its stops`)
      continue
    }
    say(pickup !== undefined && pickup.run_id !== delivery.run_id, `order ${id} is on two runs`)
    say(!runs.some((run) => run.id === delivery.run_id), `order ${id} is on a run that is none`)
    say(pickup !== undefined && pickup.place > delivery.place, `order ${id} is delivered before it is picked up`)
    say(status === orderStatus.cancelled, `order ${id} is cancelled, and on a run`)
    const isDelivered = status === orderStatus.delivered
    const isPickedUp = isDelivered || status === orderStatus.delivering
    say(
      (pickup !== undefined && (pickup.done_at !== null) !== isPickedUp) || (delivery.done_at !== null) !== isDelivered,
      `order ${id} is not where its stops are`,
    )
  }
  return faults
}
