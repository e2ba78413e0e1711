import { Link } from 'wouter'
import { paths } from '#app/paths.ts'
import type { RepeatHandover } from '#contract/form-handover.ts'
import type { PastOrder } from '#contract/history.ts'
import { clock } from '#rules/french.ts'
import { orderStatus } from '#rules/order-status.ts'
import { priceLabel } from '#rules/price-label.ts'
import { statusBadge } from '#rules/status-badge.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { TextLink } from '#ui/text-link.tsx'
import { invoicePath } from '../invoice-path.ts'

/** One order of the list (section 2): customer, number, time, address, weight, TTC, state, invoice, and the way to order it again. */
export function OrderCard({ order }: { readonly order: PastOrder }) {
  const { label, tone } = statusBadge(order.status, order.paid)
  return (
    <article className="order-card">
      <div className="order-card-head">
        <p className="order-card-who">
          <b>{order.customerCompany || order.customerName || 'Client particulier'}</b>{' '}
          <span className="order-card-number">
            #{order.id} · {clock(order.orderedAt)}
          </span>
        </p>
        <p className={order.totalTTC === null ? 'order-card-amount order-card-unpriced' : 'order-card-amount'}>{priceLabel(order.totalTTC)}</p>
      </div>
      <p className="order-card-place">
        <span>{order.deliveryAddress}</span>
        {'\u00A0· '}
        <span className="order-card-weight">{order.weightLabel}</span>
      </p>
      <div className="order-card-foot">
        <Badge tone={tone}>{label}</Badge>
        <div className="order-card-actions">
          <Link href={paths.order} state={handoverOf(order)} className={buttonClass('secondary', { small: true })} aria-label={`Commander à nouveau (commande ${order.id})`}>
            Commander à nouveau
          </Link>
          {order.status === orderStatus.delivered && order.invoice !== null && <Invoice id={order.id} path={invoicePath(order.id, order.invoice, order.invoiceToken)} />}
        </div>
      </div>
    </article>
  )
}

/** What the order form is handed. */
function handoverOf({ deliveryAddress, repeat }: PastOrder): RepeatHandover {
  return { repeated: { deliveryAddress, repeat } }
}

/** The invoice, in a new tab. */
function Invoice({ id, path }: { readonly id: number; readonly path: string }) {
  return (
    <TextLink href={path} target="_blank" rel="noopener" direction="forward" aria-label={`Facture de la commande ${id} (nouvel onglet)`}>
      Facture
    </TextLink>
  )
}
