import { company } from '#content/company.ts'
import { fullMoment, type Moment } from '#rules/moment.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import { historyLink } from './history-link.ts'
import type { SupplierLetter } from './letter.ts'
import { orderFacts } from './order-facts.ts'
import { renderLetter } from './render-letter.ts'

/** The letter that tells a supplier that his order is delivered at another moment, as he asked; one a change. */
export function orderMovedLetter(order: OrderRow, before: Moment, publicUrl: string | null): SupplierLetter {
  const title = `Commande n° ${order.id} : nouveau moment`
  const { text, html } = renderLetter(title, [
    { kind: 'text', text: 'Ta commande change de moment, comme tu l’as demandé. Le prix reste le même.' },
    { kind: 'route', pickup: order.pickup_address, delivery: order.delivery_address },
    { kind: 'facts', rows: [...orderFacts(order), ['Avant', fullMoment(before, new Date(order.ordered_at))]] },
    ...historyLink(publicUrl),
    { kind: 'text', text: `Une question ? Écris à ${company.email}.` },
  ])
  return { subject: title, text, html, attachments: [] }
}
