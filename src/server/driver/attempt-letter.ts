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
  { why, at, link }: { readonly why: string; readonly at: Date; readonly link: string | null },
  publicUrl: string | null,
): SupplierLetter {
  const title = `Commande n° ${order.id} : livraison manquée`
  const next = isChosenByLink(order)
    ? 'Ton client choisit un autre moment sur sa page de suivi. Tu peux y choisir pour lui, avec les quatre derniers chiffres de son téléphone, ou nous écrire.'
    : `C’était le passage n° ${order.attempts} : on t’appelle pour décider de la suite.`
  return {
    subject: title,
    title,
    parts: [
      { kind: 'text', text: `On est passé à ${inProse(clock(at))}, sans pouvoir livrer : ${why}.` },
      { kind: 'text', text: `${next} Ce passage ne te coûte rien.` },
      ...(link !== null && isChosenByLink(order)
        ? [{ kind: 'link', label: 'Choisir un autre moment', href: link } as const]
        : []),
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
  const further = link === null || !isChosenByLink(order) ? `Appelle le ${company.phone}` : `Un autre moment : ${link}`
  return toRecipient(
    order,
    `SMS de livraison manquée, commande n° ${order.id}`,
    `${brand} : on est passé à ${inProse(clock(at)).replaceAll(/\s/g, '')} sans pouvoir te livrer. ${further}`,
    `order-attempt-sms-${order.id}-${order.attempts}`,
  )
}

/** Whether its recipient may choose another moment by his link, as he is told there. */
function isChosenByLink({ attempts, delivery_type: type }: OrderRow): boolean {
  return attempts < mostAttempts && type !== 'urgent'
}
