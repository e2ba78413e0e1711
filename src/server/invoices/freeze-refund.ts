import type { OrderRow } from '#server/db/orders.ts'
import type { Instant } from '#server/db/tables.ts'
import type { UserRow } from '#server/db/users.ts'
import { freezeFacts } from './freeze-facts.ts'
import type { RefundFacts } from './refund-facts.ts'

/** Everything the receipt of a cancelled order says, as it is today. */
export function freezeRefund(order: OrderRow, account: UserRow, { refundId, refundedAt }: { readonly refundId: string; readonly refundedAt: Instant }): RefundFacts {
  return { ...freezeFacts(order, account), cancelledAt: order.updated_at, refundedAt, reference: refundId }
}
