import type { PastOrder } from '#contract/order/past-order.ts'
import { addressLines } from '#rules/text/address-label.ts'
import { dayInFigures } from '#rules/price/invoice.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { priceLabel } from '#rules/price/price-label.ts'
import { RouteAB } from '#ui/lists/route-ab.tsx'
import { Ticket } from '#ui/lists/ticket.tsx'
import { DriverWords } from './driver-words.tsx'
import { pricedLines } from './priced-lines.ts'
import { RecipientLine } from './recipient-line.tsx'

/** The ticket of the order: both addresses in full, who gets it, what the driver is told, how its price adds up, and how it was paid. */
export function OrderPaper({ order }: { readonly order: PastOrder }) {
  return (
    <Ticket
      rows={pricedLines(order)}
      total={{ label: 'Total TTC', note: paymentNote(order), amount: priceLabel(order.totalTTC) }}
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
        {order.repeat !== null && <DriverWords comment={order.repeat.comment} />}
      </div>
    </Ticket>
  )
}

function stop(address: string) {
  const [title, detail] = addressLines(address)
  return { title, detail }
}

function paymentNote({ status, paid, paidAt, refund, totalTTC }: PastOrder): string | undefined {
  if (refund?.state === 'fait') return refund.at === null ? 'Remboursé' : `Remboursé le ${dayInFigures(refund.at)}`
  if (totalTTC === null) return status === orderStatus.cancelled ? undefined : 'On te le confirme par e-mail'
  if (paid === 0) return 'Non payé'
  if (paid !== 1) return undefined
  return paidAt === null ? 'Payé par carte' : `Payé le ${dayInFigures(paidAt)}`
}
