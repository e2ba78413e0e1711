import type { StaffOrder } from '#contract/staff-orders.ts'
import { nearDay } from '#rules/near-day.ts'
import { requestedStatus } from '#rules/order-status.ts'
import { parisDay } from '#rules/paris-time.ts'
import { OrderDue } from '../parts/order-due.tsx'

/** Until when an order is to be seen to; of a request without a price, since when it waits for one. */
export function DueLine({ order, now }: { readonly order: StaffOrder; readonly now: Date }) {
  if (order.status !== requestedStatus) return <OrderDue order={order} now={now} />
  const day = nearDay(parisDay(order.orderedAt), parisDay(now))
  return (
    <div className="staff-due">
      <p>
        <span>Demandée {day.replace(/^\p{L}+ (?=\d)/u, 'le ')}</span>
      </p>
    </div>
  )
}
