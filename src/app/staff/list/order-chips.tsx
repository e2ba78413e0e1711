import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { accessNotes } from '#rules/order/access-notes.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { readPickupWords } from '#rules/order/pickup-comment.ts'
import { Badge } from '#ui/say/badge.tsx'

/** What to know before leaving: that it is unpaid, and what the comment says of the way in. */
export function OrderChips({ order }: { readonly order: StaffOrder }) {
  const notes = accessNotes(readPickupWords(order.repeat?.comment ?? '').comment)
  const isUnpaid = order.paid === 0 && !order.onAccount && order.status !== orderStatus.cancelled
  if (notes.length === 0 && !isUnpaid) return null
  return (
    <span className="staff-chips" data-unpaid={isUnpaid || undefined}>
      {isUnpaid && <Badge tone="warning">Non payé</Badge>}
      {notes.map((note) => (
        <span key={note} className="staff-chip">
          {note}
        </span>
      ))}
    </span>
  )
}
