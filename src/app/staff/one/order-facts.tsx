import type { RefundOfOrder } from '#contract/order/past-order.ts'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { deliveryTimes } from '#rules/order/delivery-times.ts'
import { longDate, longDayAndTime } from '#rules/moment/french.ts'
import { formatEuros, type Cents } from '#rules/price/money.ts'
import { normalizePhone, shownPhone } from '#rules/text/phone.ts'
import { priceLabel } from '#rules/price/price-label.ts'
import { fullMoment, fullSlot } from '#rules/order/slot-words.ts'
import { Card } from '#ui/frame/card.tsx'
import { Facts } from '#ui/lists/facts.tsx'
import { TextLink } from '#ui/act/text-link.tsx'

/** What was ordered, by whom, when, and what it costs. */
export function OrderFacts({ order }: { readonly order: StaffOrder }) {
  const { holds, isMoved, leftAt } = deliveryTimes(order)
  const facts = [
    { label: 'Poids', value: order.weightLabel },
    {
      label: 'Demandée pour',
      value: order.moment === null ? 'Non précisé' : fullMoment(order.moment, order.countedFrom),
    },
    ...(isMoved && holds !== null ? [{ label: 'Nouvelle date', value: fullSlot(holds) }] : []),
    { label: 'Total TTC', value: priceLabel(order.totalTTC) },
    { label: 'Total HT', value: order.totalHT === null ? '–' : formatEuros(order.totalHT) },
    { label: 'Paiement', value: paymentWords(order) },
    ...(order.refund === null ? [] : [{ label: 'Remboursement', value: refundedWords(order.refund, order.totalTTC) }]),
    { label: 'Commandée', value: longDayAndTime(order.orderedAt) },
    ...(leftAt === null ? [] : [{ label: 'Partie', value: longDayAndTime(leftAt) }]),
    ...(order.deliveredAt === null ? [] : [{ label: 'Livrée', value: longDayAndTime(order.deliveredAt) }]),
    { label: 'Commandée par', value: order.supplier },
    ...(order.supplierPhone === ''
      ? []
      : [
          {
            label: 'Son téléphone',
            value: (
              <TextLink href={`tel:${normalizePhone(order.supplierPhone)}`}>{shownPhone(order.supplierPhone)}</TextLink>
            ),
          },
        ]),
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

/** 'Remboursée 125,88 € le 24 novembre 2026'; until it is, how far it is. */
function refundedWords({ state, at }: RefundOfOrder, total: Cents | null): string {
  const words = { fait: 'Remboursée', 'en cours': 'En cours :', 'à vérifier': 'À vérifier :' }[state]
  return `${words} ${priceLabel(total)}${state === 'fait' && at !== null ? ` le ${longDate(at)}` : ''}`
}
