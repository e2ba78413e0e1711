import { Link } from 'wouter'
import { orderDetailPath, paths } from '#app/paths.ts'
import type { PastOrder } from '#contract/history.ts'
import { orderStatus } from '#rules/order-status.ts'
import { textLinkClass } from '#ui/text-link-class.ts'
import { repeatHandoverOf } from '../detail/repeat-handover-of.ts'
import { invoicePath } from '../invoice-path.ts'
import { InvoiceLink } from './invoice-link.tsx'

/** What can be done with an order of the list. The keys walk from one « Détails » to the next. */
export function OrderLinks({ order }: { readonly order: PastOrder }) {
  return (
    <div className="order-links">
      <Link href={orderDetailPath(order.id)} className={textLinkClass()} data-order={order.id} aria-label={`Détails de la commande ${order.id}`}>
        Détails
      </Link>
      {order.status === orderStatus.delivered && order.invoice !== null && (
        <InvoiceLink orderId={order.id} address={invoicePath(order.id, order.invoice, order.invoiceToken)} />
      )}
      <Link href={paths.order} state={repeatHandoverOf(order)} className={textLinkClass()} aria-label={`Recommander : Commander à nouveau (commande ${order.id})`}>
        Recommander
      </Link>
    </div>
  )
}
