import { orderStatus } from '#rules/order/order-status.ts'
import { arrivalWindow, slips } from '#rules/run/arrival-window.ts'
import type { Database } from '#server/db/database.ts'
import { insertLetter, takeLettersBack } from '#server/letters/letters.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import { writeNotices } from '#server/push/push-notices.ts'
import { knownTimes } from '#server/runs/read-runs.ts'
import { findRun, stopsOfOrder, type StopRow } from '#server/runs/runs.ts'
import { trackingLink } from '#server/tracking/tracking-link.ts'
import { slipText, slipTextKey } from './slip-text.ts'

/** When a stop was done, when that is recorded, and from when on others are told of it. */
interface Done {
  readonly doneAt: Date
  readonly at: Date
  readonly sendAt: Date
}

/**
 * After a stop of its run, tells of the goods aboard that come more than twenty minutes later than was known when they
 * left: their recipient by SMS, their supplier by notice, once a passage. What a phone without network tells afterwards
 * says nothing of now. Belongs into the transaction of the step, which holds the run.
 */
export async function tellSlips(
  transaction: Database,
  { id, status }: OrderRow,
  { doneAt, at, sendAt }: Done,
  publicUrl: string | null,
): Promise<void> {
  const [stop] = await stopsOfOrder(transaction, id)
  if (stop === undefined || at.getTime() - doneAt.getTime() > freshMs) return
  const stops = await knownTimes(await findRun(transaction, stop.run_id), { db: transaction, now: () => at })
  for (const [index, { row, order }] of stops.entries()) {
    if (row.kind !== 'delivery' || order.status !== orderStatus.delivering || row.slip_told_at !== null) continue
    const window = arrivalWindow(stops, index, doneAt)
    if (window === null) continue
    const { expectedAt } = window
    const hasLeftNow = order.id === id && status === orderStatus.delivering
    if (row.told_at === null || hasLeftNow) await setStop(transaction, row, { told_at: expectedAt.getTime() })
    else if (slips(new Date(row.told_at), expectedAt)) {
      await setStop(transaction, row, { slip_told_at: at.getTime() })
      const text = slipText(order, window, trackingLink(order, sendAt, publicUrl))
      if (text !== null) await insertLetter(transaction, text, sendAt)
      await writeNotices(transaction, order, 'late', sendAt)
    }
  }
}

/** Nobody is told that it is late once it is there, or could not be delivered. */
export async function withdrawSlip(transaction: Database, order: Pick<OrderRow, 'id' | 'attempts'>): Promise<void> {
  await takeLettersBack(transaction, [slipTextKey(order)])
}

async function setStop(
  transaction: Database,
  { order_id: orderId, kind }: StopRow,
  set: Partial<Pick<StopRow, 'told_at' | 'slip_told_at'>>,
): Promise<void> {
  const stop = transaction.updateTable('run_stops').set(set)
  await stop.where('order_id', '=', orderId).where('kind', '=', kind).execute()
}

const freshMs = 600_000
