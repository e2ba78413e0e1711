import type { PayLinkRecap } from '#contract/payment/pay-link.ts'
import { countedAtPayment } from '#rules/moment/departure.ts'
import { slotThatHolds } from '#rules/order/delivery-times.ts'
import { shortSlot } from '#rules/order/slot-words.ts'
import { deliveryTypeLabel } from '#rules/price/delivery-types.ts'
import { formatEuros } from '#rules/price/money.ts'
import { weightLabel } from '#rules/price/weight-bands.ts'
import { Facts } from '#ui/lists/facts.tsx'
import { RouteAB } from '#ui/lists/route-ab.tsx'
import { Ticket } from '#ui/lists/ticket.tsx'

/** The recap that a link reveals: towns, no address and no name but who asks for the payment. */
export function PayLinkTicket({ recap, isPaid, now }: { recap: PayLinkRecap; isPaid: boolean; now: Date }) {
  const { moment, orderedAt, expectedAt, totalHT, totalTTC, askedBy } = recap
  const countedFrom = isPaid ? orderedAt : countedAtPayment(orderedAt, now)
  const slot = shortSlot(slotThatHolds({ moment, countedFrom, expectedAt }))
  return (
    <Ticket
      total={{
        label: 'Total TTC',
        note: `${formatEuros(totalHT)} HT +\u00A0${formatEuros(totalTTC - totalHT)}\u00A0de\u00A0TVA`,
        amount: formatEuros(totalTTC),
      }}
    >
      <RouteAB
        aLabel="Retrait"
        bLabel="Livraison"
        from={{ title: recap.fromTown || 'Retrait' }}
        to={{ title: recap.toTown || 'Livraison' }}
      />
      <Facts
        facts={[
          ...(askedBy === '' ? [] : [{ label: 'Demandé par', value: askedBy }]),
          { label: 'Commande', value: `n° ${recap.orderId}` },
          { label: 'Poids', value: weightLabel(recap.band) },
          { label: 'Livraison', value: `${deliveryTypeLabel(moment.type)} · ${slot}` },
        ]}
      />
    </Ticket>
  )
}
