import { clock, inProse } from '#rules/moment/french.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import type { ActKind } from '#rules/run/driver-acts.ts'
import type { Database } from '#server/db/database.ts'
import { findCancellation } from '#server/orders/order-changes.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import { stopsOfOrder } from '#server/runs/runs.ts'

/** Why an order is not on that run of this driver's any more, as he is told; null: it is. */
export async function notOnHisRun(
  db: Database,
  order: OrderRow,
  runId: number,
  driverId: number,
  kind: ActKind,
): Promise<string | null> {
  const goods = kind === 'pickup' ? 'ne la charge pas.' : 'appelle le bureau avant de la laisser.'
  if (order.status === orderStatus.cancelled) {
    const cancelled = await findCancellation(db, order.id)
    return `La commande n° ${order.id} a été annulée${cancelled === null ? '' : atTime(cancelled.at)} : ${goods}`
  }
  const [stop] = await stopsOfOrder(db, order.id)
  const run = await db
    .selectFrom('runs')
    .select('driver_id')
    .where('id', '=', stop?.run_id ?? runId)
    .executeTakeFirst()
  if (run?.driver_id === driverId && stop !== undefined) return null
  if (stop !== undefined && run !== undefined)
    return `La commande n° ${order.id} est sur la tournée de quelqu’un d’autre : ${goods}`
  const left = await db
    .selectFrom('run_changes')
    .select('at')
    .where('run_id', '=', runId)
    .where('order_id', '=', order.id)
    .where('kind', 'in', ['off', 'left', 'attempt'])
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return `La commande n° ${order.id} n’est plus sur ta tournée${left === undefined ? '' : `, depuis ${inProse(clock(new Date(left.at)))}`} : ${goods}`
}

function atTime(at: number): string {
  return ` à ${inProse(clock(new Date(at)))}`
}

/** Whether an order is on a run of this driver, or was: he may tell what he did before he hears that it is not. */
export async function wasHis(db: Database, orderId: number, driverId: number): Promise<boolean> {
  const stop = await db
    .selectFrom('run_stops')
    .innerJoin('runs', 'runs.id', 'run_stops.run_id')
    .select('runs.id')
    .where('order_id', '=', orderId)
    .where('driver_id', '=', driverId)
    .executeTakeFirst()
  if (stop !== undefined) return true
  const change = await db
    .selectFrom('run_changes')
    .innerJoin('runs', 'runs.id', 'run_changes.run_id')
    .select('runs.id')
    .where('order_id', '=', orderId)
    .where('driver_id', '=', driverId)
    .executeTakeFirst()
  return change !== undefined
}
