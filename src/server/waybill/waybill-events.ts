import type { Selectable } from 'kysely'
import type { ActKind } from '#rules/run/driver-acts.ts'
import { clock, dayAndMonth, inProse } from '#rules/moment/french.ts'
import { parisDay } from '#rules/moment/paris-time.ts'
import type { Database, Instant } from '#server/db/database.ts'
import { whenDone } from '#server/orders/order-changes.ts'

/**
 * What was done on the way of an order, `place` 1 to n. `id`: the phone's name for it; `phone_at`: when it was done by
 * the phone's clock; `at`: the same with that clock's error taken out; `facts`: what was told, JSON; `previous`, `digest`:
 * the SHA-256 of the event before, and its own (waybill-chain).
 */
export interface WaybillEventsTable {
  id: string
  order_id: number
  place: number
  kind: ActKind
  run_id: number
  by_id: number
  at: Instant
  phone_at: Instant
  received_at: Instant
  facts: string
  previous: string
  digest: string
}

export type WaybillEvent = Selectable<WaybillEventsTable>

/** The events of these orders, each order's first one first. */
export async function eventsOf(db: Database, orderIds: readonly number[]): Promise<WaybillEvent[]> {
  if (orderIds.length === 0) return []
  return await db
    .selectFrom('waybill_events')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('place')
    .execute()
}

/** Which of these orders have a waybill. */
export async function withWaybill(
  db: Database,
  orders: readonly { readonly id: number }[],
): Promise<ReadonlySet<number>> {
  if (orders.length === 0) return new Set()
  const ids = orders.map(({ id }) => id)
  const first = db.selectFrom('waybill_events').select('order_id').where('order_id', 'in', ids)
  const rows = await first.where('place', '=', 1).execute()
  return new Set(rows.map(({ order_id: id }) => id))
}

/** The last failed attempt of each of these orders, in words: 'mardi 24 novembre à 10 h 12 : absent'. */
export async function lastAttempts(
  db: Database,
  orders: readonly { readonly id: number; readonly attempts: number }[],
): Promise<ReadonlyMap<number, string>> {
  const ids = orders.filter(({ attempts }) => attempts > 0).map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const changes = db
    .selectFrom('order_changes')
    .select(['order_id', 'at', 'done_at', 'note'])
    .where('order_id', 'in', ids)
  const rows = await changes.where('kind', '=', 'attempt').orderBy('order_id').orderBy('id').execute()
  return new Map(
    rows.map((attempt) => {
      const tried = new Date(whenDone(attempt))
      return [attempt.order_id, `${dayAndMonth(parisDay(tried))} à ${inProse(clock(tried))} : ${attempt.note ?? ''}`]
    }),
  )
}

/** Whether an event of an order was on a run of that driver. */
export async function droveIt(db: Database, driverId: number, orderId: number): Promise<boolean> {
  const run = await db
    .selectFrom('waybill_events')
    .innerJoin('runs', 'runs.id', 'run_id')
    .select('runs.id')
    .where('order_id', '=', orderId)
    .where('driver_id', '=', driverId)
    .executeTakeFirst()
  return run !== undefined
}

/**
 * Forgets the waybills, with who signed them, of which nothing was told since then; one of another carrier's run as long
 * as that is kept.
 */
export async function forgetOldWaybills(db: Database, before: Date): Promise<void> {
  const at = before.getTime()
  await db
    .deleteFrom('waybill_events')
    .where('received_at', '<', at)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('waybill_events as later')
            .select('later.id')
            .leftJoin('runs', 'runs.id', 'later.run_id')
            .whereRef('later.order_id', '=', 'waybill_events.order_id')
            .where((or) => or.or([or('later.received_at', '>=', at), or('runs.carrier', 'is not', null)])),
        ),
      ),
    )
    .execute()
}
