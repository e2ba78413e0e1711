import type { StaffOrder } from '#contract/staff-orders.ts'
import { deliveryTimes } from '#rules/delivery-times.ts'
import { longDayAndTime } from '#rules/french.ts'
import { formatEuros } from '#rules/money.ts'
import { normalizePhone, shownPhone } from '#rules/phone.ts'
import { priceLabel } from '#rules/price-label.ts'
import { fullMoment, fullSlot } from '#rules/slot-words.ts'
import { Card } from '#ui/card.tsx'
import { Facts } from '#ui/facts.tsx'
import { TextLink } from '#ui/text-link.tsx'

/** What was ordered, by whom, when, and what it costs. */
export function OrderFacts({ order }: { readonly order: StaffOrder }) {
  const { holds, isMoved, leftAt } = deliveryTimes(order)
  const facts = [
    { label: 'Poids', value: order.weightLabel },
    { label: 'Demandée pour', value: order.moment === null ? 'Non précisé' : fullMoment(order.moment, order.countedFrom) },
    ...(isMoved && holds !== null ? [{ label: 'Nouvelle date', value: fullSlot(holds) }] : []),
    { label: 'Total TTC', value: priceLabel(order.totalTTC) },
    { label: 'Total HT', value: order.totalHT === null ? '–' : formatEuros(order.totalHT) },
    { label: 'Paiement', value: paymentWords(order) },
    { label: 'Commandée', value: longDayAndTime(order.orderedAt) },
    ...(leftAt === null ? [] : [{ label: 'Partie', value: longDayAndTime(leftAt) }]),
    ...(order.deliveredAt === null ? [] : [{ label: 'Livrée', value: longDayAndTime(order.deliveredAt) }]),
    { label: 'Commandée par', value: order.supplier },
    ...(order.supplierPhone === '' ? [] : [{ label: 'Son téléphone', value: <TextLink href={`tel:${normalizePhone(order.supplierPhone)}`}>{shownPhone(order.supplierPhone)}</TextLink> }]),
    { label: 'Son e-mail', value: <TextLink href={`mailto:${order.email}`}>{order.email}</TextLink> },
  ]
  return (
    <Card title="La commande">
      <Facts facts={facts} />
    </Card>
  )
}

function paymentWords({ paid, paidAt }: StaffOrder): string {
  if (paid === 1) return paidAt === null ? 'Payée' : `Payée ${longDayAndTime(paidAt)}`
  return paid === 0 ? 'Non payée' : 'Pas encore de prix'
}
