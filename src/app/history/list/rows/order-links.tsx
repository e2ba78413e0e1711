import { Link } from 'wouter'
import { paths } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'
import type { PastOrder } from '#contract/order/past-order.ts'
import { freeChangeUntil } from '#rules/order/free-change.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { isToBePaid } from '#rules/order/payable.ts'
import { arrowAround } from '#ui/say/icon-paths.ts'
import { LineIcon } from '#ui/say/line-icon.tsx'
import { textLinkClass } from '#ui/act/text-link-class.ts'
import { repeatHandoverOf } from '#contract/handover/form-handover.ts'
import { useHistoryScope, useMayBuy } from '../../history-scope.ts'
import { invoicePath } from '../../invoice-path.ts'
import { InvoiceLink } from './invoice-link.tsx'

/** What can be done with an order of the list. The keys walk from one « Détails » to the next. */
export function OrderLinks({
  order,
  onCancel,
}: {
  readonly order: PastOrder
  onCancel?: ((order: PastOrder) => void) | undefined
}) {
  const { detail } = useHistoryScope()
  const mayBuy = useMayBuy()
  return (
    <div className="order-links">
      <Link
        href={detail(order.id)}
        className={textLinkClass()}
        data-order={order.id}
        aria-label={`Détails de la commande ${order.id}`}
      >
        <span>Détails</span>
      </Link>
      {order.status === orderStatus.delivering && order.trackingPath !== null && (
        <Link
          href={order.trackingPath}
          className={`${textLinkClass()} order-beside`}
          aria-label={`Suivre la commande ${order.id}`}
        >
          Suivre
        </Link>
      )}
      {onCancel && !order.readOnly && isToBePaid(order) && <CancelLink order={order} onCancel={onCancel} />}
      {order.status === orderStatus.delivered && order.invoice !== null && (
        <InvoiceLink orderId={order.id} address={invoicePath(order.id, order.invoice, order.invoiceToken)} />
      )}
      {mayBuy && (
        <Link
          href={paths.order}
          state={repeatHandoverOf(order)}
          className={textLinkClass()}
          title="Commander à nouveau"
          aria-label={`Refaire : Commander à nouveau (commande ${order.id})`}
        >
          <LineIcon d={arrowAround} />
          <span>Refaire</span>
        </Link>
      )}
    </div>
  )
}

/** « Annuler », while its customer may. */
function CancelLink({ order, onCancel }: { readonly order: PastOrder; onCancel(order: PastOrder): void }) {
  const until = freeChangeUntil(order, useWorld().now())
  if (until === null || until === 'late') return null
  return (
    <button
      type="button"
      className={`${textLinkClass()} order-beside`}
      aria-label={`Annuler la commande ${order.id}`}
      onClick={() => onCancel(order)}
    >
      Annuler
    </button>
  )
}
