import type { AwaitedOrder } from '#rules/run/recipient-acts.ts'
import { recipientRefusal, type RecipientAct } from '#rules/run/recipient-acts.ts'
import { runState } from '#rules/run/run-moves.ts'
import type { Database } from '#server/db/database.ts'
import { HttpError } from '#server/log/http-error.ts'
import { holdOrder } from '#server/orders/hold-order.ts'
import { findAnyOrder, type OrderRow } from '#server/orders/orders.ts'
import { holdRun, runOfRows, stopsOf, stopsOfOrder, type RunRow } from '#server/runs/runs.ts'
import { isFollowed } from '#server/tracking/tracking-link.ts'
import { eventsOf } from '#server/waybill/waybill-events.ts'

/** An order as far as what its recipient may do depends on it, and the run that it is on, null for none. */
export async function readAwaited(db: Database, order: OrderRow): Promise<AwaitedOrder & { run: RunRow | null }> {
  const [stop] = await stopsOfOrder(db, order.id)
  const run =
    stop === undefined
      ? null
      : ((await db.selectFrom('runs').selectAll().where('id', '=', stop.run_id).executeTakeFirst()) ?? null)
  const events = await eventsOf(db, [order.id])
  return {
    run,
    status: order.status,
    type: order.delivery_type,
    isUnderWay: run !== null && runState(runOfRows(run, await stopsOf(db, [run.id]))) !== 'planned',
    attempts: events.filter(({ kind }) => kind === 'attempt').length,
    deliveredAt: order.delivered_at === null ? null : new Date(order.delivered_at),
  }
}

/** How much has happened to an order: rows of its journal. */
export async function countChanges(db: Database, orderId: number): Promise<number> {
  const counted = db.selectFrom('order_changes').where('order_id', '=', orderId)
  return Number((await counted.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count)
}

/**
 * Holds an order that an act changes, until the end of the transaction: refuses 404 once its link is over, 409 what is
 * not possible any more, and what was told while something else happened to it. A change of day holds its run, too:
 * none sets out meanwhile.
 */
export async function holdAwaited(
  transaction: Database,
  { id, act, seen }: { readonly id: number; readonly act: RecipientAct; readonly seen: number },
  at: Date,
): Promise<OrderRow> {
  const order = await holdOrder(transaction, id)
  if (order === null || !isFollowed(order, at)) throw linkIsOver()
  if (act === 'moment') {
    const [stop] = await stopsOfOrder(transaction, id)
    if (stop !== undefined) await holdRun(transaction, stop.run_id)
  }
  await checkPossible(transaction, order, act, at)
  if ((await countChanges(transaction, id)) !== seen)
    throw new HttpError(409, 'Cette livraison a changé entre-temps : regarde où elle en est, puis recommence.')
  return order
}

/** Refuses 409 what is not possible now. */
export async function checkPossible(db: Database, order: OrderRow, act: RecipientAct, at: Date): Promise<void> {
  const refusal = recipientRefusal(act, await readAwaited(db, order), at)
  if (refusal !== null) throw new HttpError(409, refusal)
}

/** The order as it is now. */
export async function reread(db: Database, { id }: OrderRow): Promise<OrderRow> {
  const order = await findAnyOrder(db, id)
  if (order === null) throw linkIsOver()
  return order
}

/** There was no such link, or it is over. */
export function linkIsOver(): HttpError {
  return new HttpError(404, 'Ce lien de suivi est introuvable, ou terminé.')
}
