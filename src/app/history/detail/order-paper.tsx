import { useId } from 'react'
import type { PastOrder } from '#contract/order/past-order.ts'
import { addressLines } from '#rules/text/address-label.ts'
import { dayInFigures } from '#rules/price/invoice.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { priceLabel } from '#rules/price/price-label.ts'
import { RouteAB } from '#ui/lists/route-ab.tsx'
import { Ticket } from '#ui/lists/ticket.tsx'
import { referenceRows } from '#rules/order/reference-rows.ts'
import { Facts } from '#ui/lists/facts.tsx'
import { pickupLine, readPickupWords } from '#rules/order/pickup-comment.ts'
import { normalizePhone, shownPhone } from '#rules/text/phone.ts'
import { telephone } from '#ui/say/icon-paths.ts'
import { LineIcon } from '#ui/say/line-icon.tsx'
import '#ui/lists/two-lines.css'
import { pricedLines } from './priced-lines.ts'
import './order-paper.css'

/** The order's ticket: both addresses, the recipient, the driver's notes, the price and its payment. */
export function OrderPaper({ order }: { readonly order: PastOrder }) {
  return (
    <Ticket
      rows={pricedLines(order)}
      total={{
        label: 'Total TTC',
        note: paymentNote(order),
        amount: isVoid(order) ? <s>{priceLabel(order.totalTTC)}</s> : priceLabel(order.totalTTC),
      }}
    >
      <div className="order-people">
        <RouteAB
          aLabel="Retrait"
          bLabel="Livraison"
          from={
            order.pickupAddress === '' ? { title: 'Adresse de retrait non communiquée' } : stop(order.pickupAddress)
          }
          to={stop(order.deliveryAddress)}
        />
        <RecipientLine name={order.customerName} company={order.customerCompany} phone={order.phone} />
        <References order={order} />
        {order.repeat !== null && <DriverWords comment={order.repeat.comment} />}
      </div>
    </Ticket>
  )
}

function stop(address: string) {
  const [title, detail] = addressLines(address)
  return { title, detail }
}

/** It was cancelled before a card paid it. */
function isVoid({ status, paid }: Pick<PastOrder, 'status' | 'paid'>): boolean {
  return status === orderStatus.cancelled && paid !== 1
}

function paymentNote({ status, paid, paidAt, paidBy, onAccount, refund, totalTTC }: PastOrder): string | undefined {
  if (refund?.state === 'fait') return refund.at === null ? 'Remboursé' : `Remboursé le ${dayInFigures(refund.at)}`
  if (totalTTC === null) return status === orderStatus.cancelled ? undefined : 'On te le confirme par e-mail'
  if (isVoid({ status, paid })) return 'Annulé'
  if (paid === 0) return onAccount ? 'Sur le compte de l’entreprise' : 'Non payé'
  if (paid !== 1) return undefined
  const how = paidBy === 'virement' ? 'Payé par virement' : paidAt === null ? 'Payé par carte' : 'Payé'
  return paidAt === null ? how : `${how} le ${dayInFigures(paidAt)}`
}

/** Who gets the order, and the way to call them. Draws nothing where the provider has no name. */
function RecipientLine({
  name,
  company,
  phone,
}: {
  readonly name: string
  readonly company: string
  readonly phone: string
}) {
  const [first = '', ...others] = [name, company].filter(Boolean)
  if (first === '' && phone === '') return null
  return (
    <div className="recipient-line">
      <p className="two-lines recipient-line-words">
        <b>{first || 'Client à livrer'}</b>
        {others.map((other) => (
          <span key={other}>{other}</span>
        ))}
        {phone !== '' && <span className="recipient-line-phone">{shownPhone(phone)}</span>}
      </p>
      {phone !== '' && (
        <a
          className="recipient-line-call"
          href={`tel:${normalizePhone(phone)}`}
          aria-label={`Appeler ${first || 'le client à livrer'}, ${shownPhone(phone)}`}
        >
          <LineIcon d={telephone} />
        </a>
      )}
    </div>
  )
}

/** What the firm's books call it, its building site, and who ordered it; nothing where none was said. */
function References({ order }: { readonly order: PastOrder }) {
  const rows = [
    ...referenceRows(order),
    ...(order.orderedBy === '' ? [] : [['Commandée par', order.orderedBy] as const]),
  ]
  return rows.length > 0 && <Facts facts={rows.map(([label, value]) => ({ label, value }))} />
}

/** « Consignes »: what the driver is told at either end of the way. Draws nothing where nothing was said. */
function DriverWords({ comment }: { readonly comment: string }) {
  const titleId = useId()
  const { comment: there, ...pickup } = readPickupWords(comment)
  const said = [
    { where: 'Au retrait', words: pickupLine(pickup) },
    { where: 'À la livraison', words: there.trim() },
  ].filter(({ words }) => words !== '')
  if (said.length === 0) return null
  return (
    <section className="driver-words" aria-labelledby={titleId}>
      <h3 id={titleId}>Consignes</h3>
      <dl>
        {said.map(({ where, words }) => (
          <div key={where}>
            <dt>{where}</dt> <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
