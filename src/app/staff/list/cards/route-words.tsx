import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { addressLines, townOf } from '#rules/text/address-label.ts'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'
import '#ui/lists/route-mark.css'
import { recipientOf } from '../../pieces/recipient.ts'
import { OrderChips } from '../order-chips.tsx'
import { stepWord } from '../../model/step-words.ts'
import { StaffIcon } from '../../pieces/staff-icon.tsx'

/** Where from, for whom, and how heavy at the end of that line; under it to which street and town, and what to know. */
export function RouteWords({ order }: { readonly order: StaffOrder }) {
  const [street, town] = addressLines(order.deliveryAddress)
  return (
    <>
      <p className="staff-way" data-end="a">
        <span className="staff-card-load">
          {order.weightLabel} <StageMark status={order.status} />
        </span>{' '}
        <span className="route-mark route-mark-small" aria-hidden="true">
          A
        </span>
        <VisuallyHidden>Depuis </VisuallyHidden>
        <span className="staff-way-from">
          {townOf(order.pickupAddress)} · {recipientOf(order)}
        </span>
      </p>
      <p className="staff-way" data-end="b">
        <span className="route-mark route-mark-small" aria-hidden="true">
          B
        </span>
        <span className="staff-way-to">
          <b>{street}</b> {townOf(order.deliveryAddress) || town}
        </span>
        <OrderChips order={order} />
      </p>
    </>
  )
}

/** How far a folded order is: its goods are being prepared, or on their way; nothing before that. */
function StageMark({ status }: Pick<StaffOrder, 'status'>) {
  if (status !== orderStatus.preparing && status !== orderStatus.delivering) return null
  return (
    <span className="staff-stage" data-status={status}>
      <StaffIcon name={status === orderStatus.preparing ? 'box' : 'truck'} />
      <VisuallyHidden>{stepWord(status)}, </VisuallyHidden>
    </span>
  )
}
