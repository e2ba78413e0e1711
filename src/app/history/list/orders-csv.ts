import type { PastOrder } from '#contract/order/past-order.ts'
import { csv } from '#rules/text/csv.ts'
import { fullMoment } from '#rules/order/slot-words.ts'
import { eurosFromCents, type Cents } from '#rules/price/money.ts'
import { parisDayAndTime } from '#rules/moment/paris-time.ts'
import { spacedPhone } from '#rules/text/phone.ts'
import { statusLabel } from '#rules/order/status-badge.ts'

/** The listed orders for a spreadsheet: days and hours of Paris, amounts in euros, empty without a price. */
export function ordersCsv(orders: readonly PastOrder[]): string {
  return csv([columns.map(({ title }) => title), ...orders.map((order) => columns.map(({ cell }) => cell(order)))])
}

const columns: readonly { readonly title: string; cell(order: PastOrder): string | number | null }[] = [
  { title: 'N°', cell: ({ id }) => id },
  { title: 'Date', cell: ({ orderedAt }) => parisDayAndTime(orderedAt).slice(0, 10) },
  { title: 'Heure', cell: ({ orderedAt }) => parisDayAndTime(orderedAt).slice(11, 16) },
  { title: 'Statut', cell: ({ status }) => statusLabel(status) },
  { title: 'Paiement', cell: paymentOf },
  {
    title: 'Créneau demandé',
    cell: (order) => (order.moment === null ? '' : fullMoment(order.moment, order.countedFrom)),
  },
  {
    title: 'Livrée le',
    cell: ({ deliveredAt }) => (deliveredAt === null ? '' : parisDayAndTime(deliveredAt).slice(0, 16)),
  },
  { title: 'Client', cell: ({ customerCompany, customerName }) => customerCompany || customerName },
  { title: 'Contact', cell: ({ customerName }) => customerName },
  // A spreadsheet would take ten digits for a number, and drop the first.
  { title: 'Téléphone', cell: ({ phone }) => spacedPhone(phone) },
  { title: 'Retrait', cell: ({ pickupAddress }) => pickupAddress },
  { title: 'Livraison', cell: ({ deliveryAddress }) => deliveryAddress },
  { title: 'Référence', cell: ({ reference }) => reference },
  { title: 'Chantier', cell: ({ site }) => site },
  { title: 'Commandée par', cell: ({ orderedBy }) => orderedBy },
  { title: 'Poids', cell: ({ weightLabel }) => weightLabel },
  { title: 'HT', cell: ({ totalHT }) => inEuros(totalHT) },
  { title: 'TVA', cell: ({ vat }) => inEuros(vat) },
  { title: 'TTC', cell: ({ totalTTC }) => inEuros(totalTTC) },
  { title: 'Facture', cell: ({ invoice }) => invoice ?? '' },
]

/** What was given back is paid no more. */
function paymentOf({ onAccount, paid, refund }: PastOrder): string {
  if (refund?.state === 'fait') return 'Remboursé'
  return paid === 1 ? 'Payé' : paid !== 0 ? '' : onAccount ? 'Sur le compte' : 'Non payé'
}

function inEuros(cents: Cents | null): number | null {
  return cents === null ? null : eurosFromCents(cents)
}
