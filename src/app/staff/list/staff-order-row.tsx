import { Link } from 'wouter'
import type { StaffList, StaffOrder } from '#contract/staff-orders.ts'
import { townOf } from '#rules/address-label.ts'
import { isUnpaidAndWaiting } from '#rules/cancellation.ts'
import { orderStatus } from '#rules/order-status.ts'
import { Badge } from '#ui/badge.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import '#ui/route-mark.css'
import { DeliveredRow, useIsJustDelivered } from '../act/delivered-row.tsx'
import { OrderState } from '../act/order-state.tsx'
import { listPath } from '../model/list-address.ts'
import { OrderDue } from '../parts/order-due.tsx'
import { RowActions } from './row-actions.tsx'
import { RowContact } from './row-contact.tsx'

/** Where a row stands. `isNext`: the ones after the most pressing begin with it. */
export interface RowPlace {
  readonly list: StaffList
  readonly words: string
  readonly isMostPressing: boolean
  readonly isNext: boolean
  readonly isShown: boolean
}

/** One order of a list: when, where, who, and its next step. */
export function OrderRow({ order, place, now }: { readonly order: StaffOrder; readonly place: RowPlace; readonly now: Date }) {
  const { list, words, isMostPressing, isNext, isShown } = place
  const [from, to] = [townOf(order.pickupAddress), townOf(order.deliveryAddress)]
  const isOpen = order.status !== orderStatus.delivered && order.status !== orderStatus.cancelled
  const path = listPath(list, { words, orderId: order.id })
  const isJustDelivered = useIsJustDelivered(order)
  const isLate = isOpen && order.due !== null && order.due < now && !isUnpaidAndWaiting(order)
  if (isJustDelivered) return <DeliveredRow order={order} path={path} />
  return (
    <li className="staff-row" data-order={order.id} data-late={isLate || undefined} data-shown={isShown || undefined} data-next={isNext || undefined}>
      <OrderDue order={order} now={now} />
      <Link href={path} className="staff-route" aria-current={isShown ? 'true' : undefined}>
        <span className="staff-route-end" data-end="a">
          <span className="route-mark" aria-hidden="true">
            A
          </span>
          <VisuallyHidden>Commande {order.id}, de </VisuallyHidden>
          <b>{from}</b>
        </span>
        <span className="staff-route-way" aria-hidden="true" />
        <span className="staff-route-end" data-end="b">
          <span className="route-mark" aria-hidden="true">
            B
          </span>
          <VisuallyHidden> à </VisuallyHidden>
          <b>{to}</b>
        </span>
      </Link>
      <p className="staff-row-facts">
        <span>
          n° {order.id} · {order.weightLabel}
        </span>
        {order.paid === 0 && order.status !== orderStatus.cancelled && <Badge tone="warning">Non payé</Badge>}
      </p>
      <RowContact order={order} path={path} />
      <OrderState orderId={order.id} />
      <RowActions order={order} isMostPressing={isMostPressing} path={path} />
    </li>
  )
}
