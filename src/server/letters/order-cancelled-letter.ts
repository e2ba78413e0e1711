import { company } from '#content/company.ts'
import { formatEuros } from '#rules/price/money.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import type { SupplierLetter } from './letter.ts'
import { orderFacts, orderLink } from './order-facts.ts'
import type { LetterPart } from './render-letter.ts'

/**
 * The letter that tells a supplier that his order is cancelled, by himself or by the team, and what becomes of his
 * money; once an order.
 */
export function orderCancelledLetter(
  order: OrderRow,
  by: 'supplier' | 'staff',
  publicUrl: string | null,
): SupplierLetter {
  const title = `Commande n° ${order.id} annulée`
  const parts: LetterPart[] = [
    {
      kind: 'text',
      text:
        by === 'supplier'
          ? 'Ta commande est annulée, comme tu l’as demandé. Rien ne sera enlevé ni livré.'
          : 'Nous avons annulé ta commande. Rien ne sera enlevé ni livré.',
    },
    ...orderFacts(order),
    ...moneyBack(order),
    ...orderLink(publicUrl, order.id),
    { kind: 'text', text: `Une question ? Écris à ${company.email}.` },
  ]
  const isEcho = by === 'supplier' && order.payment_status !== 1
  return { subject: title, title, parts, attachments: [], onceKey: `order-cancelled-${order.id}`, isEcho }
}

function moneyBack({ account_at: onAccount, payment_status: paid, total_ttc: total }: OrderRow): LetterPart[] {
  if (paid === 1 && total !== null) {
    return [
      { kind: 'total', label: 'Remboursement TTC', value: formatEuros(total) },
      {
        kind: 'text',
        text: 'Tout ce que tu as payé est rendu sur la carte du paiement. Un e-mail avec un reçu te le confirme ; ta banque l’affiche en général sous cinq à dix jours.',
      },
    ]
  }
  if (onAccount !== null) return [{ kind: 'text', text: 'Elle ne pèse plus sur le compte de ton entreprise.' }]
  return paid === 0
    ? [
        {
          kind: 'text',
          text: 'Elle n’était pas payée. Si une carte était en cours de débit à cet instant, tout est rendu.',
        },
      ]
    : []
}
