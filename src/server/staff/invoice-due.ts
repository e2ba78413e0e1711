import { undoableForMs } from '#rules/order/order-moves.ts'
import { isDatabaseAway } from '#server/db/is-database-away.ts'
import { issueInvoice } from '#server/payment/issue-invoice.ts'
import { errorFields } from '#server/log/log.ts'
import { createScheduler, type Scheduler } from '#server/scheduler.ts'
import type { World } from '#server/world.ts'
import { ordersToInvoice } from './orders-of-staff.ts'

type InvoicingWorld = Pick<World, 'db' | 'letters' | 'log' | 'now' | 'publicUrl' | 'tariff'>

/** Issues the invoices of deliveries that can no longer be taken back (R50). */
export function createInvoicing(world: InvoicingWorld): Scheduler {
  const failing = new Set<number>()
  return createScheduler({
    task: () => invoiceDue(world, failing),
    everyMs: undoableForMs / 2,
    failed: (error) => world.log.error(errorFields(error), 'deliveries not invoiced'),
  })
}

/**
 * One round: each invoice and its letter in a transaction of its own. An order that cannot be invoiced stops no other;
 * it is tried each round, and logged when it joins the `failing` ones.
 */
export async function invoiceDue(world: InvoicingWorld, failing = new Set<number>()): Promise<void> {
  const { db, letters, now } = world
  const at = now()
  const due = await ordersToInvoice(db, new Date(at.getTime() - undoableForMs - 1), mostARound + failing.size)
  let issued = 0
  try {
    for (const id of due) if (await invoiceOne(id, at, failing, world)) issued += 1
  } finally {
    if (issued > 0) letters.wake()
  }
}

const mostARound = 100

async function invoiceOne(id: number, at: Date, failing: Set<number>, world: InvoicingWorld): Promise<boolean> {
  const { db, log } = world
  try {
    await db.transaction().execute((transaction) => issueInvoice(transaction, id, at, world))
    failing.delete(id)
    return true
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    if (!failing.has(id)) log.error({ ...errorFields(error), order: id }, 'delivery not invoiced')
    failing.add(id)
    return false
  }
}
