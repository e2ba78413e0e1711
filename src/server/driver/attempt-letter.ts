import { brand, company } from '#content/company.ts'
import { clock, inProse } from '#rules/moment/french.ts'
import { mostAttempts } from '#rules/run/driver-acts.ts'
import type { Letter, SupplierLetter } from '#server/letters/letter.ts'
import { orderFacts, orderLink } from '#server/letters/order-facts.ts'
import { isTextable, toRecipient } from '#server/letters/tracking-text.ts'
import type { OrderRow } from '#server/orders/orders.ts'

/** The letter that an order could not be delivered, and what comes next; `why`: 'absent, appelé à 10 h 05'. */
export function attemptLetter(
  order: OrderRow,
  { why, at }: { readonly why: string; readonly at: Date },
  publicUrl: string | null,
): SupplierLetter {
  const title = `Commande n° ${order.id} : livraison manquée`
  const next =
    order.attempts < mostAttempts
      ? 'Choisis une autre demi-journée dans ton historique, ou laisse ton client la choisir par son lien de suivi.'
      : `C’était le passage n° ${order.attempts} : on t’appelle pour décider de la suite.`
  return {
    subject: title,
    title,
    parts: [
      { kind: 'text', text: `On est passé à ${inProse(clock(at))}, sans pouvoir livrer : ${why}.` },
      { kind: 'text', text: `${next} Ce passage ne te coûte rien.` },
      ...orderFacts(order),
      ...orderLink(publicUrl, order.id),
      { kind: 'text', text: `Une question ? Écris à ${company.email}.` },
    ],
    attachments: [],
    onceKey: `order-attempt-${order.id}-${order.attempts}`,
  }
}

/** The text message that tells who waits for it; null without a mobile number. */
export function attemptText(order: OrderRow, at: Date, link: string | null): Letter | null {
  if (!isTextable(order)) return null
  const further =
    link === null || order.attempts >= mostAttempts ? `Appelle le ${company.phone}` : `Un autre moment : ${link}`
  return toRecipient(
    order,
    `SMS de livraison manquée, commande n° ${order.id}`,
    `${brand} : on est passé à ${inProse(clock(at)).replaceAll(/\s/g, '')} sans pouvoir te livrer. ${further}`,
    `order-attempt-sms-${order.id}-${order.attempts}`,
  )
}
