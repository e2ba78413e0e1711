import type { PastOrder } from '#contract/history.ts'
import { orderStatus } from '#rules/order-status.ts'
import { statusBadge } from '#rules/status-badge.ts'
import { Badge } from '#ui/badge.tsx'
import { DeliveryCard } from './delivery-card.tsx'
import { InvoiceCard } from './invoice-card.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderPaper } from './order-paper.tsx'
import { SlipCard } from './slip-card.tsx'
import './order-detail.css'

/** One order of the history (section 2): when, where and in what state first; then its ticket, its papers, and what can be done. */
export default function OrderDetail({ order }: { readonly order: PastOrder }) {
  const { label, tone } = statusBadge(order.status, order.paid)
  return (
    <div className="order-detail">
      <p className="order-detail-badge">
        <Badge tone={tone}>{label}</Badge>
      </p>
      <div className="order-detail-first">
        <DeliveryCard order={order} />
      </div>
      <div className="order-detail-ticket">
        <OrderPaper order={order} />
      </div>
      <div className="order-detail-rest">
        {order.status === orderStatus.delivered && order.invoice !== null && <InvoiceCard orderId={order.id} file={order.invoice} />}
        {order.slip !== null && <SlipCard orderId={order.id} slip={order.slip} />}
        <OrderActions order={order} />
      </div>
    </div>
  )
}
