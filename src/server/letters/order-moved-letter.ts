import { company } from '#content/company.ts'
import { formatEuros } from '#rules/price/money.ts'
import type { Moment } from '#rules/moment/moment.ts'
import { fullMoment } from '#rules/order/slot-words.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import type { SupplierLetter } from './letter.ts'
import { orderFacts, orderLink } from './order-facts.ts'
import type { LetterPart } from './render-letter.ts'

/** The letter that tells a supplier that his order is delivered at another moment, as he asked, or who waits for it. */
export function orderMovedLetter(
  order: OrderRow,
  before: Moment,
  publicUrl: string | null,
  by: 'supplier' | 'recipient' = 'supplier',
): SupplierLetter {
  const isOwn = by === 'supplier'
  const title = `Commande n° ${order.id} : nouveau moment`
  const parts: LetterPart[] = [
    { kind: 'text', text: `${isOwn ? asAsked : byRecipient} ${priceWords(order)}` },
    ...orderFacts(order, [['Avant', fullMoment(before, new Date(order.ordered_at))]]),
    ...orderLink(publicUrl, order.id),
    { kind: 'text', text: `Une question ? Écris à ${company.email}.` },
  ]
  return { subject: title, title, parts, attachments: [], onceKey: orderMovedKey(order.id), isEcho: isOwn }
}

const asAsked = 'Ta commande change de moment, comme tu l’as demandé.'
const byRecipient = 'Ton client a choisi un autre moment pour sa livraison.'

function priceWords({ account_at: onAccount, payment_status: paid, total_ttc: total }: OrderRow): string {
  return paid === 0 && onAccount === null && total !== null
    ? `Elle n’est pas encore payée : elle coûte ${formatEuros(total)} TTC.`
    : 'Le prix reste le même.'
}

export function orderMovedKey(orderId: number): string {
  return `order-moved-${orderId}`
}
