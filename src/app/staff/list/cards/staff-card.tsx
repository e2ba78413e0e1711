import { useEffect, useId, useRef } from 'react'
import { Link } from 'wouter'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { readAddressLabel, townOf } from '#rules/text/address-label.ts'
import { isLateNow } from '#rules/order/order-heads.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { LineIcon } from '#ui/say/line-icon.tsx'
import { Badge } from '#ui/say/badge.tsx'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'
import { DeliveredRow, useIsJustDelivered } from '../../actions/delivered-row.tsx'
import { OrderState } from '../../actions/order-state.tsx'
import { listPath, type ListPlace } from '../../model/list-address.ts'
import { CallLink } from '../../detail/call-link.tsx'
import { RowTools } from '../table/row-tools.tsx'
import { CardStops } from './card-stops.tsx'
import { DueLine } from '../../pieces/due-line.tsx'
import { RouteWords } from './route-words.tsx'
import { RowActions } from '../table/row-actions.tsx'
import '#ui/frame/stack.css'

interface StaffCardProps {
  readonly order: StaffOrder
  readonly place: ListPlace
  readonly isOpen: boolean
  readonly isMostPressing: boolean
  readonly now: Date
  onToggle(): void
}

/** One order on a phone: folded, when, which way and for whom; open, all that the stop needs and its next step. */
export function StaffCard({ order, place, isOpen, isMostPressing, now, onToggle }: StaffCardProps) {
  const id = useId()
  const path = listPath(place.list, { words: place.words, orderId: order.id })
  const [{ street }, town] = [readAddressLabel(order.deliveryAddress), townOf(order.deliveryAddress)]
  const card = useRef<HTMLLIElement>(null)
  const isTapped = useRef(false)
  // The one above folds as it opens: with its step it stays under the finger.
  useEffect(() => {
    if (isOpen && isTapped.current) card.current?.scrollIntoView({ block: 'nearest' })
    isTapped.current = false
  }, [isOpen])
  const tap = () => {
    isTapped.current = true
    onToggle()
  }
  if (useIsJustDelivered(order)) return <DeliveredRow order={order} path={path} />
  return (
    <li
      ref={card}
      className="staff-row staff-card"
      data-order={order.id}
      data-open={isOpen || undefined}
      data-late={isLateNow(order, now) || undefined}
      data-done={order.status === orderStatus.delivered || undefined}
    >
      <div className="staff-card-fold">
        <DueLine order={order} now={now} />
        {!isOpen && <RouteWords order={order} />}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`Commande n° ${order.id}, ${street}, ${town}`}
          onClick={tap}
        >
          <LineIcon d="m6 9 6 6 6-6" />
        </button>
      </div>
      {isOpen ? (
        <div id={id} className="stack" data-gap="s">
          <CardStops order={order} />
          <CardContact order={order} path={path} />
          <OrderState orderId={order.id} />
          <RowActions order={order} isMostPressing={isMostPressing} path={path} />
        </div>
      ) : (
        <OrderState orderId={order.id} />
      )}
    </li>
  )
}

/** Who gets the order, which one it is, its papers, and the number to call. `path`: the order's own screen. */
function CardContact({ order, path }: { readonly order: StaffOrder; readonly path: string }) {
  const { customerName, customerCompany, phone } = order
  const name = customerName || customerCompany || 'Client particulier'
  return (
    <>
      <div className="staff-card-who">
        <p>
          <b>{name}</b>
          {customerCompany !== '' && name !== customerCompany && <span>{customerCompany}</span>}
        </p>
        {order.paid === 0 && !order.onAccount && <Badge tone="warning">Non payé</Badge>}
        <Link href={path}>
          <VisuallyHidden>Commande </VisuallyHidden>n° {order.id} · {order.weightLabel}
        </Link>
      </div>
      <div className="staff-card-tools">
        <RowTools order={order} path={path} />
        {phone !== '' && <CallLink phone={phone} name={name} />}
      </div>
    </>
  )
}
