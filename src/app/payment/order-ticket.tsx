import type { DueOrder } from '#adapters/payments/read-payment.ts'
import { addressLines } from '#rules/text/address-label.ts'
import { deliveryTypeLabel } from '#rules/price/delivery-types.ts'
import { slotThatHolds } from '#rules/order/delivery-times.ts'
import { countedAtPayment } from '#rules/moment/departure.ts'
import { formatEuros, type Cents } from '#rules/price/money.ts'
import { referenceRows } from '#rules/order/reference-rows.ts'
import { shortSlot } from '#rules/order/slot-words.ts'
import { weightLabel } from '#rules/price/weight-bands.ts'
import { Facts } from '#ui/lists/facts.tsx'
import { RouteAB } from '#ui/lists/route-ab.tsx'
import { Ticket } from '#ui/lists/ticket.tsx'

interface OrderTicketProps {
  readonly order: DueOrder
  readonly amount: Cents
  readonly now: Date
  /** Where the order has its number already. */
  readonly orderId?: number | undefined
}

/** The recap of what is paid (section 2): pickup, delivery, weight, type and date, customer, total HT and TTC. */
export function OrderTicket({ order, amount, now, orderId }: OrderTicketProps) {
  const { pickup, delivery, recipient, moment } = order
  const { totalHT } = order.price
  const countedFrom = countedOf(order, now)
  const slot = shortSlot(slotThatHolds({ moment, countedFrom, expectedAt: order.expectedAt ?? null }))
  return (
    <Ticket
      total={{
        label: 'Total TTC',
        note: `${formatEuros(totalHT)} HT +\u00A0${formatEuros(amount - totalHT)}\u00A0de\u00A0TVA`,
        amount: formatEuros(amount),
      }}
    >
      <RouteAB
        aLabel="Retrait"
        bLabel="Livraison"
        from={stop(pickup.label, order.company)}
        to={stop(delivery.label, recipient.company)}
      />
      <Facts
        facts={[
          ...(orderId === undefined ? [] : [{ label: 'Commande', value: `n° ${orderId}` }]),
          { label: 'Poids', value: weightLabel(order.band) },
          { label: 'Client à livrer', value: `${recipient.firstName} ${recipient.lastName}` },
          ...referenceRows(order).map(([label, value]) => ({ label, value })),
          { label: 'Livraison', value: `${deliveryTypeLabel(moment.type)} · ${slot}` },
        ]}
      />
    </Ticket>
  )
}

/** What is ordered by being paid counts from now, and so does an urgent order whose pickup went by unpaid. */
function countedOf({ orderedAt }: DueOrder, now: Date): Date {
  return orderedAt === undefined ? now : countedAtPayment(orderedAt, now)
}

function stop(address: string, company: string) {
  const [street, town] = addressLines(address)
  return { title: street, detail: [town, company].filter(Boolean).join(' · ') }
}
