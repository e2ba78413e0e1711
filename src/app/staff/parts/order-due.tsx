import type { StaffOrder } from '#contract/staff-orders.ts'
import { deliveryTypeLabel } from '#rules/delivery-types.ts'
import { dueWords } from '#rules/due-words.ts'
import { orderStatus } from '#rules/order-status.ts'
import { statusLabel } from '#rules/status-badge.ts'

/** Until when an order is to be seen to, red once that is over, and how it was asked for. One that is over says what became of it. */
export function OrderDue({ order, now }: { readonly order: StaffOrder; readonly now: Date }) {
  const type = order.moment?.type
  return (
    <div className="staff-due">
      <Due order={order} now={now} />
      {type && (
        <span className="staff-type" data-type={type}>
          {deliveryTypeLabel(type)}
        </span>
      )}
    </div>
  )
}

function Due({ order, now }: { readonly order: StaffOrder; readonly now: Date }) {
  if (order.status === orderStatus.delivered || order.status === orderStatus.cancelled) {
    return (
      <p>
        <b>{statusLabel(order.status)}</b>
      </p>
    )
  }
  if (order.due === null) return <p>Sans heure</p>
  const { time, words, isLate } = dueWords(order.due, { now, isLatest: order.moment?.type === 'flex' })
  return (
    <p data-late={isLate || undefined}>
      <b>{time}</b> <span>{words}</span>
    </p>
  )
}
