import { memo, use } from 'react'
import { WorldContext } from '#app/world.ts'
import type { PastOrder } from '#contract/order/past-order.ts'
import { townOf } from '#rules/text/address-label.ts'
import { clock } from '#rules/moment/french.ts'
import { dayInFigures } from '#rules/price/invoice.ts'
import { orderHeadline } from '#rules/order/lapsed-words.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { parisDay, parisInstant, type ParisDay } from '#rules/moment/paris-time.ts'
import { priceLabel } from '#rules/price/price-label.ts'
import { besideBadge, statusBadge } from '#rules/order/status-badge.ts'
import { Badge } from '#ui/say/badge.tsx'
import { InsteadOf } from '#ui/say/instead-of.tsx'
import { LateWords } from '#ui/say/late-words.tsx'
import { RouteLine } from '#ui/lists/route-line.tsx'
import { WholeWords } from '#ui/say/whole-words.tsx'
import { PayOrderLink } from '../../pay-order/pay-order-link.tsx'
import { OrderLinks } from './order-links.tsx'
import '#ui/lists/panel.css'
import './order-card.css'
import './order-row.css'
import './order-row-wide.css'

interface OrderCardProps {
  readonly order: PastOrder
  readonly today: ParisDay
  /** It does not stand under the day it was made on. */
  readonly dated?: boolean
  /** It says who ordered it. */
  readonly ordered?: boolean
  /** It is open beside the list. */
  readonly selected: boolean
  onCancel?(order: PastOrder): void
}

/** One order of the list (section 2): a card on a phone, a row where there is room. `today`: a Paris day. */
export const OrderCard = memo(function OrderCard({
  order,
  today,
  dated = false,
  ordered = false,
  selected,
  onCancel,
}: OrderCardProps) {
  const dayOfOrder = dated && parisDay(order.orderedAt) !== today ? dayInFigures(order.orderedAt).slice(0, 5) : null
  const { label, tone } = statusBadge(order.status, order.paid)
  const beside = besideBadge(order)
  const marks = [order.reference, order.site, ordered && order.orderedBy && `par ${order.orderedBy}`]
    .filter(Boolean)
    .join(' · ')
  return (
    <article className="panel order-card" aria-current={selected ? true : undefined}>
      <OrderSlot order={order} today={today} />
      <p className="order-amount" data-unpriced={order.totalTTC === null || undefined}>
        {order.status === orderStatus.cancelled ? <s>{priceLabel(order.totalTTC)}</s> : priceLabel(order.totalTTC)}
      </p>
      <div className="order-route">
        <RouteLine
          className="order-way"
          from={townOf(order.pickupAddress) || unknown}
          to={townOf(order.deliveryAddress) || unknown}
        />
      </div>
      <div className="order-state">
        <Badge tone={tone}>{label}</Badge> {beside && <Badge tone={beside.tone}>{beside.label}</Badge>}
      </div>
      <p className="order-client">
        <b>{order.customerCompany || order.customerName || 'Client particulier'}</b>{' '}
        <span className="order-goods">
          <span className="order-weight">{order.weightLabel}</span> {order.deliveryAddress}
        </span>
        {marks !== '' && <span className="order-goods order-marks">{marks}</span>}
      </p>
      <p className="order-meta">
        <span className="order-time">
          <span className="order-time-word">commandée {dayOfOrder === null ? 'à ' : 'le '}</span>
          {dayOfOrder ?? clock(order.orderedAt)}
        </span>{' '}
        <span>#{order.id}</span>
      </p>
      <div className="order-pay">
        <PayOrderLink order={order} small />
      </div>
      {isUnpriced(order) && (
        <p className="order-note">
          <WholeWords>On te confirme le prix par e-mail, rien à faire.</WholeWords>
        </p>
      )}
      <OrderLinks order={order} onCancel={onCancel} />
    </article>
  )
})

function isUnpriced({ status, totalTTC }: PastOrder): boolean {
  return totalTTC === null && status !== orderStatus.cancelled
}

/** The ghost of a card is drawn before there is a world: at the start of its day. */
function OrderSlot({ order, today }: Pick<OrderCardProps, 'order' | 'today'>) {
  const now = use(WorldContext)?.now() ?? parisInstant(today, '00:00')
  const { title, detail, instead } = orderHeadline(order, now)
  return (
    <p className="order-slot">
      <b>
        <WholeWords>{title}</WholeWords>
      </b>{' '}
      <span>
        <LateWords>{detail}</LateWords>
      </span>
      {instead !== null && <InsteadOf slot={instead} />}
    </p>
  )
}

const unknown = 'Adresse inconnue'
