import { undoableForMs } from '#rules/order-moves.ts'
import { issueInvoice } from '#server/payment/issue-invoice.ts'
import { errorFields } from '#server/log.ts'
import { createScheduler, type Scheduler } from '#server/scheduler.ts'
import type { World } from '#server/world.ts'
import { ordersToInvoice } from './orders-of-staff.ts'

type InvoicingWorld = Pick<World, 'db' | 'letters' | 'log' | 'now' | 'publicUrl'>

/** Issues the invoices of deliveries that can no longer be taken back (R50). */
export function createInvoicing(world: InvoicingWorld): Scheduler {
  return createScheduler({
    task: () => invoiceDue(world),
    everyMs: undoableForMs / 2,
    failed: (error) => world.log.error(errorFields(error), 'deliveries not invoiced'),
  })
}

/** One round: each invoice, and the letter that brings it, in a transaction of its own. */
export async function invoiceDue({ db, letters, now, publicUrl }: InvoicingWorld): Promise<void> {
  const at = now()
  const due = await ordersToInvoice(db, new Date(at.getTime() - undoableForMs - 1))
  for (const id of due) await db.transaction().execute((transaction) => issueInvoice(transaction, id, at, publicUrl))
  if (due.length > 0) letters.wake()
}
