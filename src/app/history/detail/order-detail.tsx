import { useId } from 'react'
import { useWorld } from '#app/world.ts'
import type { PastOrder } from '#contract/order/past-order.ts'
import { downloadWaybill } from '#contract/order/waybill.ts'
import { company } from '#content/company.ts'
import { longDate } from '#rules/moment/french.ts'
import { dayInFigures } from '#rules/price/invoice.ts'
import { formatEuros } from '#rules/price/money.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { besideBadge, statusBadge } from '#rules/order/status-badge.ts'
import { Badge } from '#ui/say/badge.tsx'
import type { HistoryStore } from '../history-store.ts'
import { DeliveryCard } from './delivery-card.tsx'
import { invoicePath } from '../invoice-path.ts'
import { PaperCard } from './papers/paper-card.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderPaper } from './order-paper.tsx'
import { SalesTermsLink } from './sales-terms-link.tsx'
import { SlipCard, slipLabel } from './papers/slip-card.tsx'
import '#ui/frame/stack.css'
import './order-detail.css'

/** One order (section 2): when, where and in what state first; then its ticket, papers, and what can be done. */
export default function OrderDetail({
  order,
  store,
}: {
  readonly order: PastOrder
  readonly store: Pick<HistoryStore, 'replace' | 'refresh'>
}) {
  const badgeId = useId()
  const { label, tone } = statusBadge(order.status, order.paid)
  const beside = besideBadge(order)
  return (
    <div className="stack order-detail">
      <p id={badgeId} tabIndex={-1} className="order-detail-badge">
        <Letterhead order={order} />
        <Badge tone={tone}>{label}</Badge> {beside && <Badge tone={beside.tone}>{beside.label}</Badge>}
      </p>
      <div className="order-detail-first">
        <DeliveryCard order={order} store={store} />
      </div>
      <div className="stack order-detail-ticket" data-gap="s" data-unpriced={order.totalTTC === null || undefined}>
        <OrderPaper order={order} />
        <SalesTermsLink order={order} />
      </div>
      <div className="stack order-detail-rest">
        {order.status === orderStatus.delivered && order.invoice !== null && (
          <InvoiceCard orderId={order.id} file={order.invoice} />
        )}
        {order.creditNotes.map((note) => (
          <CreditNoteCard key={note.number} orderId={order.id} note={note} />
        ))}
        {order.refund?.receipt && <ReceiptCard orderId={order.id} file={order.refund.receipt} />}
        {order.hasWaybill && <WaybillCard key={order.status} orderId={order.id} />}
        {order.slip !== null && <SlipCard order={order} slip={order.slip} />}
        <OrderActions order={order} store={store} badgeId={badgeId} />
      </div>
    </div>
  )
}

/** On paper alone: whose the order is, how to reach them, when it was made and printed, and its slip. */
function Letterhead({ order }: { readonly order: PastOrder }) {
  const slip = order.slip === null ? [] : [`Bordereau : ${order.slipName || slipLabel(order.slip)}`]
  return (
    <span hidden className="letterhead">
      {[company.brand, company.phone, company.email].join(' · ')}
      <br />
      {[`Commandée le ${longDate(order.orderedAt)}`, ...slip, `Imprimée le ${longDate(useWorld().now())}`].join(' · ')}
    </span>
  )
}

/** The invoice of a delivered order. `file`: its name, which opens it (R37). */
function InvoiceCard({ orderId, file }: { readonly orderId: number; readonly file: string }) {
  const { fetchFile } = useWorld()
  const address = invoicePath(orderId, file, null)
  const name = `facture-commande-${orderId}.pdf`
  return (
    <PaperCard
      title="Facture"
      name={name}
      noun="La facture"
      address={address}
      get={() => fetchFile(address, name)}
      onPicture={null}
    />
  )
}

/** What was done on its way, signed; another one after each act. */
function WaybillCard({ orderId }: { readonly orderId: number }) {
  const { call } = useWorld()
  return (
    <PaperCard
      title="Lettre de voiture"
      name={`lettre-de-voiture-${orderId}.pdf`}
      noun="La lettre de voiture"
      address={null}
      get={() => call(downloadWaybill, { params: { id: String(orderId) } })}
      onPicture={null}
    />
  )
}

/** A credit note: what was given back of the invoice, and its paper. */
function CreditNoteCard({
  orderId,
  note: { cents, file, issuedAt, number },
}: {
  readonly orderId: number
  readonly note: PastOrder['creditNotes'][number]
}) {
  const { fetchFile } = useWorld()
  const address = invoicePath(orderId, file, null)
  const name = `avoir-${number}.pdf`
  return (
    <PaperCard
      title={`Avoir ${number}`}
      name={name}
      detail={[formatEuros(cents), ...(issuedAt === null ? [] : [dayInFigures(issuedAt)])].join(', ')}
      noun="L’avoir"
      address={address}
      get={() => fetchFile(address, name)}
      onPicture={null}
    />
  )
}

/** The receipt of a refund. `file`: its name, which opens it, as that of an invoice does. */
function ReceiptCard({ orderId, file }: { readonly orderId: number; readonly file: string }) {
  const { fetchFile } = useWorld()
  const address = invoicePath(orderId, file, null)
  const name = `remboursement-commande-${orderId}.pdf`
  return (
    <PaperCard
      title="Reçu de remboursement"
      name={name}
      noun="Le reçu"
      address={address}
      get={() => fetchFile(address, name)}
      onPicture={null}
    />
  )
}
