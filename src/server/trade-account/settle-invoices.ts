import type { Database } from '#server/db/database.ts'
import { insertOrderChange, unmoved } from '#server/orders/order-changes.ts'
import { invoicesOf, receivedOf } from '#server/organisations/account-standing.ts'

/**
 * Marks the invoices that the transfers cover, the oldest first, and their orders paid. What is settled stays so. Belongs
 * into a transaction that holds the organisation.
 */
export async function settleInvoices(transaction: Database, organisationId: number, at: Date): Promise<void> {
  let left = await receivedOf(transaction, organisationId)
  for (const { number, settled_at: settledAt, total_ttc: total } of (
    await invoicesOf(transaction, organisationId)
  ).toReversed()) {
    left -= total
    if (left < 0) return
    if (settledAt === null) await settle(transaction, number, at)
  }
}

async function settle(transaction: Database, number: string, at: Date): Promise<void> {
  await transaction
    .updateTable('account_invoices')
    .set({ settled_at: at.getTime() })
    .where('number', '=', number)
    .execute()
  const paid = await transaction
    .updateTable('orders')
    .set({ payment_status: 1, paid_at: at.getTime() })
    .where('account_invoice', '=', number)
    .where('payment_status', '=', 0)
    .returningAll()
    .execute()
  for (const order of paid)
    await insertOrderChange(transaction, unmoved(order, { kind: 'paid', by: null, at: at.getTime() }))
}
