import { dayAndMonth } from '#rules/moment/french.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { statusLabel } from '#rules/order/status-badge.ts'
import { mayRide, runMoves, type StopKind } from '#rules/run/run-moves.ts'
import type { Database } from '#server/db/database.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import { expectedDay, loadOf } from './orders-without-run.ts'
import { findRun, holdRun, insertRunChange, removeStops, runOfRows, stopsOf, stopsOfOrder } from './runs.ts'

/** Who did it, null at the command line, and when. */
interface Hand {
  readonly by: number | null
  readonly at: Date
}

/**
 * Marks the stops of an order that has taken a step, or was taken back: picked up from when it is on its way, and
 * delivered. What may not be on its run any more leaves it. Belongs into the transaction of the step, after it.
 */
export async function followStep(transaction: Database, order: OrderRow, hand: Hand): Promise<void> {
  const { id, status } = order
  const stops = await stopsOfOrder(transaction, id)
  const [{ run_id: runId } = { run_id: null }] = stops
  if (runId === null) return
  const isDelivered = status === orderStatus.delivered
  const isPickedUp = isDelivered || status === orderStatus.delivering
  const isDone = (kind: StopKind) => (kind === 'pickup' ? isPickedUp : isDelivered)
  const changed = stops.filter(({ kind, done_at: doneAt }) => (doneAt !== null) !== isDone(kind))
  // An order that is prepared is no other stop: whoever puts its run together goes on.
  if (changed.length > 0) await holdRun(transaction, runId)
  for (const { kind } of changed) {
    const stop = transaction.updateTable('run_stops').set({ done_at: isDone(kind) ? hand.at.getTime() : null })
    await stop.where('order_id', '=', id).where('kind', '=', kind).execute()
  }
  if (changed.length > 0) await closeWhenDone(transaction, runId, hand.at)
  if (isPickedUp) return
  const { day } = await findRun(transaction, runId)
  if (!mayRide(loadOf(order))) await leaveRun(transaction, order, statusLabel(status), hand)
  // It was given another day while it was in the vehicle.
  else if (expectedDay(order) > day) await leaveRun(transaction, order, dayNote(order), hand)
}

/** Takes an order off its run that could not be delivered: what is left of the run may be done by that. */
export async function leaveAfterAttempt(transaction: Database, id: number, note: string, hand: Hand): Promise<void> {
  const [{ run_id: runId } = { run_id: null }] = await stopsOfOrder(transaction, id)
  const run = runId === null ? null : await holdRun(transaction, runId)
  if (run === null) return
  await removeStops(transaction, run.id, id, await stopsOf(transaction, [run.id]))
  await insertRunChange(transaction, { run: run.id, ...hand, kind: 'attempt', orderId: id, note })
  await closeWhenDone(transaction, run.id, hand.at)
}

async function closeWhenDone(transaction: Database, runId: number, at: Date): Promise<void> {
  const isOver = (await stopsOf(transaction, [runId])).every(({ done_at: doneAt }) => doneAt !== null)
  const closed_at = isOver ? at.getTime() : null
  await transaction.updateTable('runs').set({ closed_at }).where('id', '=', runId).execute()
}

/** Takes an order off its run where it comes another day now. Belongs into the transaction that sets it, after it. */
export async function followDay(transaction: Database, before: OrderRow, after: OrderRow, hand: Hand): Promise<void> {
  if (expectedDay(after) !== expectedDay(before)) await leaveRun(transaction, after, dayNote(after), hand)
}

function dayNote(order: OrderRow): string {
  return `prévue le ${dayAndMonth(expectedDay(order))}`
}

/** What is in the vehicle stays on its run, whatever is said of it. */
async function leaveRun(transaction: Database, { id, status }: OrderRow, note: string, hand: Hand): Promise<void> {
  const [{ run_id: runId } = { run_id: null }] = await stopsOfOrder(transaction, id)
  const run = runId === null ? null : await holdRun(transaction, runId)
  if (run === null) return
  const stops = await stopsOf(transaction, [run.id])
  if (runMoves.takeOff(runOfRows(run, stops), { orderId: id, status }) !== null) return
  await removeStops(transaction, run.id, id, stops)
  await insertRunChange(transaction, { run: run.id, ...hand, kind: 'left', orderId: id, note })
}
