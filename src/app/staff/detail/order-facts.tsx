import type { RefundOfOrder } from '#contract/order/past-order.ts'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { useWorld } from '#app/world.ts'
import { deliveryTimes } from '#rules/order/delivery-times.ts'
import { clock, longDate, shortDay } from '#rules/moment/french.ts'
import { parisDay } from '#rules/moment/paris-time.ts'
import { formatEuros, type Cents } from '#rules/price/money.ts'
import { normalizePhone, shownPhone } from '#rules/text/phone.ts'
import { priceLabel } from '#rules/price/price-label.ts'
import { fullMoment, fullSlot } from '#rules/order/slot-words.ts'
import { Card } from '#ui/frame/card.tsx'
import { Facts } from '#ui/lists/facts.tsx'
import { Ticket } from '#ui/lists/ticket.tsx'
import { TextLink } from '#ui/act/text-link.tsx'
import { Note } from '#ui/say/note.tsx'
import { takesPhotos } from './photos.tsx'

/** What was ordered, when, what it costs, and by whom; what it lacks is one line. */
export function OrderFacts({ order }: { readonly order: StaffOrder }) {
  const now = useWorld().now()
  const { holds, isMoved, leftAt } = deliveryTimes(order)
  const { moment, totalHT, totalTTC, vat, refund, deliveredAt, supplierPhone: phone, email } = order
  const slots = [
    { label: 'Demandée pour', value: moment === null ? 'Non précisé' : fullMoment(moment, order.countedFrom) },
    ...(isMoved && holds !== null ? [{ label: 'Nouvelle date', value: fullSlot(holds) }] : []),
  ]
  const facts = [
    { label: 'Poids', value: order.weightLabel },
    { label: 'Commandée', value: briefly(order.orderedAt, now) },
    ...(leftAt === null ? [] : [{ label: 'Partie', value: briefly(leftAt, now) }]),
    ...(deliveredAt === null ? [] : [{ label: 'Livrée', value: briefly(deliveredAt, now) }]),
  ]
  const buyer = [
    { label: 'Paiement', value: paymentWords(order, now) },
    ...(refund === null ? [] : [{ label: 'Remboursement', value: refundedWords(refund, totalTTC) }]),
    ...order.creditNotes.map(({ cents, number }) => ({ label: `Avoir ${number}`, value: formatEuros(cents) })),
    { label: 'Commandée par', value: order.supplier },
    ...(phone === ''
      ? []
      : [
          {
            label: 'Son téléphone',
            value: <TextLink href={`tel:${normalizePhone(phone)}`}>{shownPhone(phone)}</TextLink>,
          },
        ]),
  ]
  const lacks = [
    ...(order.slip === null ? ['bordereau'] : []),
    ...(order.photos === 0 && !takesPhotos(order) ? ['photo'] : []),
  ]
  return (
    <Card title="La commande">
      {slots.map((slot) => (
        <Facts key={slot.label} facts={[slot]} />
      ))}
      <Facts facts={facts} />
      {totalTTC !== null && (
        <Ticket
          compact
          striped={false}
          rows={[
            ...(totalHT === null ? [] : [{ label: 'Total HT', amount: formatEuros(totalHT) }]),
            ...(vat === null ? [] : [{ label: 'TVA', amount: formatEuros(vat) }]),
          ]}
          total={{ label: 'Total TTC', amount: formatEuros(totalTTC) }}
        />
      )}
      <Facts facts={buyer} />
      {/* An address has a whole line. */}
      <Facts facts={[{ label: 'Son e-mail', value: <TextLink href={`mailto:${email}`}>{email}</TextLink> }]} />
      {lacks.length > 0 && <Note>Sans {lacks.join(' ni ')}</Note>}
    </Card>
  )
}

/** '25 nov. 00:01'; of another year '25 nov. 2025 00:01'. */
function briefly(at: Date, now: Date): string {
  const [day, today] = [parisDay(at), parisDay(now)]
  const year = day.slice(0, 4) === today.slice(0, 4) ? '' : ` ${day.slice(0, 4)}`
  return `${shortDay(day).replace(/^\S+ /, '')}${year} ${clock(at)}`
}

function paymentWords({ onAccount, paid, paidAt, paidBy }: StaffOrder, now: Date): string {
  if (onAccount && paid !== 1) return 'Sur le compte de l’entreprise'
  const how = paidBy === 'virement' ? 'Payée par virement' : 'Payée'
  if (paid === 1) return paidAt === null ? how : `${how} ${briefly(paidAt, now)}`
  return paid === 0 ? 'Non payée' : 'Pas encore de prix'
}

/** 'Remboursée 125,88 € le 24 novembre 2026'; until it is, how far it is. */
function refundedWords({ state, at }: RefundOfOrder, total: Cents | null): string {
  const words = { fait: 'Remboursée', 'en cours': 'En cours :', 'à vérifier': 'À vérifier :' }[state]
  return `${words} ${priceLabel(total)}${state === 'fait' && at !== null ? ` le ${longDate(at)}` : ''}`
}
