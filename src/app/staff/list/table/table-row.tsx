import { Link } from 'wouter'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { addressLines, townOf } from '#rules/text/address-label.ts'
import { isLateNow } from '#rules/order/order-heads.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { shownPhone } from '#rules/text/phone.ts'
import { readPickupWords } from '#rules/order/pickup-comment.ts'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'
import '#ui/lists/route-mark.css'
import { DeliveredRow, useIsJustDelivered } from '../../actions/delivered-row.tsx'
import { OrderState } from '../../actions/order-state.tsx'
import { listPath, type ListPlace } from '../../model/list-address.ts'
import { recipientOf } from '../../pieces/recipient.ts'
import { DueLine } from '../../pieces/due-line.tsx'
import { OrderChips } from '../order-chips.tsx'
import { RowActions } from './row-actions.tsx'
import { RowTools } from './row-tools.tsx'

interface TableRowProps {
  readonly order: StaffOrder
  readonly place: ListPlace
  /** It is open beside the list. */
  readonly isShown: boolean
  readonly isMostPressing: boolean
  readonly now: Date
}

/** One order at a desk, in one line; its way is the link over all of it. */
export function TableRow({ order, place: { list, words }, isShown, isMostPressing, now }: TableRowProps) {
  const path = listPath(list, { words, orderId: order.id })
  const [street, town] = addressLines(order.deliveryAddress)
  const name = recipientOf(order)
  const { comment } = readPickupWords(order.repeat?.comment ?? '')
  if (useIsJustDelivered(order)) return <DeliveredRow order={order} path={path} />
  return (
    <li
      className="staff-row staff-line"
      data-order={order.id}
      data-late={isLateNow(order, now) || undefined}
      data-done={order.status === orderStatus.delivered || undefined}
      data-shown={isShown || undefined}
    >
      <div data-column="due">
        <DueLine order={order} now={now} />
        <span className="staff-line-number">n° {order.id}</span>
      </div>
      <Link
        href={path}
        className="staff-line-way"
        data-column="way"
        data-order={order.id}
        aria-current={isShown ? 'true' : undefined}
      >
        <span data-end="a">
          <span className="route-mark route-mark-small" aria-hidden="true">
            A
          </span>
          <span>
            <VisuallyHidden>Commande n° {order.id}, de </VisuallyHidden>
            {townOf(order.pickupAddress)}
          </span>
        </span>
        <span data-end="b">
          <span className="route-mark route-mark-small" aria-hidden="true">
            B
          </span>
          <span>
            <VisuallyHidden> à </VisuallyHidden>
            <b>{street}</b>
            {town !== '' && <span> {townOf(order.deliveryAddress)}</span>}
          </span>
        </span>
      </Link>
      <div data-column="who">
        <p>
          <b>{name}</b>
          {order.customerName !== '' && order.customerName !== name && <span>{order.customerName}</span>}
          {order.phone !== '' && <span>{shownPhone(order.phone)}</span>}
        </p>
        <RowTools order={order} path={path} />
      </div>
      <p data-column="weight">{order.weightLabel}</p>
      <div data-column="note">
        <OrderChips order={order} />
        {comment !== '' && <p className="staff-line-note">{comment}</p>}
      </div>
      <div data-column="step">
        <OrderState orderId={order.id} />
        <RowActions order={order} isMostPressing={isMostPressing} path={path} />
      </div>
    </li>
  )
}
