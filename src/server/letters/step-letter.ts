import { company } from '#content/company.ts'
import { orderStatus } from '#rules/order-status.ts'
import type { OrderRow } from '#server/db/orders.ts'
import { historyLink } from './history-link.ts'
import type { Letter } from './letter.ts'
import { mailbox } from './mailbox.ts'
import { orderFacts } from './order-facts.ts'
import { renderLetter } from './render-letter.ts'

/** The letter that tells a supplier that his order is being prepared, or is on its way; once an order and step. None for another step: a delivery is told with its invoice. */
export function stepLetter(order: OrderRow, publicUrl: string | null): Letter | null {
  const step = steps.get(order.status)
  if (step === undefined) return null
  const title = `Commande n° ${order.id} ${step.title}`
  const { text, html } = renderLetter(title, [
    { kind: 'text', text: step.words },
    { kind: 'route', pickup: order.pickup_address, delivery: order.delivery_address },
    { kind: 'facts', rows: orderFacts(order) },
    ...historyLink(publicUrl),
    { kind: 'text', text: `Une question, un changement ? Écris à ${company.email}.` },
  ])
  return { to: mailbox(order.company, order.email), replyTo: null, subject: title, text, html, attachments: [], onceKey: keyOf(step, order.id) }
}

/** The key of that letter, without writing it. */
export function stepLetterKey({ id, status }: Pick<OrderRow, 'id' | 'status'>): string | null {
  const step = steps.get(status)
  return step === undefined ? null : keyOf(step, id)
}

function keyOf({ key }: { readonly key: string }, id: number): string {
  return `order-${key}-${id}`
}

const steps = new Map([
  [orderStatus.preparing as number, { key: 'preparing', title: 'en préparation', words: 'Ta commande est en cours de préparation.' }],
  [orderStatus.delivering as number, { key: 'delivering', title: 'en cours de livraison', words: 'Ta commande est partie : elle est en cours de livraison.' }],
])
