import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { askedSlot } from '#rules/order/delivery-times.ts'
import { deliveryTypeLabel } from '#rules/price/delivery-types.ts'
import { nearDay } from '#rules/moment/near-day.ts'
import { requestedStatus } from '#rules/order/order-status.ts'
import { parisDay } from '#rules/moment/paris-time.ts'
import { shortSlot } from '#rules/order/slot-words.ts'
import { OrderDue } from '../parts/order-due.tsx'

/** Until when an order is to be seen to; of a request without a price, since when it waits for one, and for when it was asked. */
export function DueLine({ order, now }: { readonly order: StaffOrder; readonly now: Date }) {
  const { status, moment, orderedAt, countedFrom } = order
  if (status !== requestedStatus) return <OrderDue order={order} now={now} />
  const day = nearDay(parisDay(orderedAt), parisDay(now))
  return (
    <div className="staff-due">
      <p>
        <span>Demandée {day.replace(/^\p{L}+ (?=\d)/u, 'le ')}</span>
        {moment !== null && (
          <span>
            {deliveryTypeLabel(moment.type)}, {shortSlot(askedSlot(moment, countedFrom))}
          </span>
        )}
      </p>
    </div>
  )
}
