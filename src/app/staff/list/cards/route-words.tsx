import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { addressLines, townOf } from '#rules/text/address-label.ts'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'
import '#ui/lists/route-mark.css'
import { recipientOf } from '../../pieces/recipient.ts'
import { OrderChips } from '../order-chips.tsx'

/** Where from and for whom; under it to which street and town, and what to know of it. */
export function RouteWords({ order }: { readonly order: StaffOrder }) {
  const [street, town] = addressLines(order.deliveryAddress)
  return (
    <>
      <p className="staff-way" data-end="a">
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
