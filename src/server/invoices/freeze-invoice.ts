import type { OrderRow } from '#server/orders/orders.ts'
import type { Instant } from '#server/db/instant.ts'
import type { UserRow } from '#server/users/users.ts'
import { freezeFacts } from './freeze-facts.ts'
import type { InvoiceFacts } from './invoice-facts.ts'

/** Everything the invoice of a paid and delivered order says, as it is today. */
export function freezeInvoice(
  order: OrderRow,
  account: UserRow,
  { number, issuedAt }: { readonly number: string; readonly issuedAt: Instant },
): InvoiceFacts {
  const { delivered_at: deliveredAt, paid_at: paidAt, total_ht: totalHT, total_ttc: totalTTC } = order
  if (deliveredAt === null || paidAt === null || totalHT === null || totalTTC === null)
    throw new Error(`order ${order.id} has nothing to invoice`)
  return { number, issuedAt, deliveredAt, ...freezeFacts(order, account) }
}
