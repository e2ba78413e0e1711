import { company } from '#content/company.ts'
import { paymentAddress } from '#contract/addresses.ts'
import { formatEuros, type Cents } from '#rules/price/money.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import type { AgreedPrice } from '#server/orders/price-of.ts'
import type { SupplierLetter } from './letter.ts'
import { orderFacts, orderLink } from './order-facts.ts'
import type { LetterPart } from './render-letter.ts'

/**
 * The letter that tells a supplier what the order costs that he asked for by mail, and leads to its payment (R49); once
 * an order. `message`: what the team writes to him besides, or ''.
 */
export function orderPricedLetter(
  order: OrderRow,
  { totalHT, totalTTC, message }: AgreedPrice & { readonly message: string },
  publicUrl: string | null,
): SupplierLetter {
  const parts: LetterPart[] = [
    {
      kind: 'text',
      text: 'Tu nous as demandé une livraison sans tarif : voici son prix. On s’en occupe dès que tu l’as payée.',
    },
    ...(message === '' ? [] : [{ kind: 'quote', text: message } as const]),
    ...orderFacts(order),
    {
      kind: 'figures',
      rows: [
        ['Total HT', formatEuros(totalHT)],
        ['TVA', formatEuros(totalTTC - totalHT)],
      ],
    },
    { kind: 'total', label: 'Total TTC', value: formatEuros(totalTTC) },
    wayToPay(order.id, totalTTC, publicUrl),
    { kind: 'text', text: `Ce prix ne te va pas, ou quelque chose a changé ? Écris à ${company.email}.` },
  ]
  return {
    subject: `Commande n° ${order.id} : ${formatEuros(totalTTC)} à payer`,
    title: `Commande n° ${order.id} : ton prix est prêt`,
    parts,
    attachments: [],
    onceKey: `order-priced-${order.id}`,
  }
}

/** The letter that tells a supplier what of his order the team has corrected, and what it costs now: `before`, `after`, TTC. */
export function orderCorrectedLetter(
  order: OrderRow,
  { parts, before, after, at }: Corrected,
  publicUrl: string | null,
): SupplierLetter {
  const title = `Commande n° ${order.id} : corrigée`
  const isToPay = order.payment_status === 0 && order.account_at === null && after !== null
  return {
    subject: title,
    title,
    parts: [
      { kind: 'text', text: `On a corrigé ta commande : ${parts.join(', ')}. Elle est maintenant comme ci-dessous.` },
      ...orderFacts(order),
      { kind: 'text', text: priceWords(order, before, after) },
      ...(isToPay && after !== before ? [wayToPay(order.id, after, publicUrl)] : orderLink(publicUrl, order.id)),
      { kind: 'text', text: `Quelque chose ne va pas ? Écris à ${company.email}.` },
    ],
    attachments: [],
    onceKey: `order-corrected-${order.id}-${at.getTime()}`,
  }
}

interface Corrected {
  readonly parts: readonly string[]
  readonly before: Cents | null
  readonly after: Cents | null
  readonly at: Date
}

function priceWords(
  { account_at: onAccount, payment_status: paid }: OrderRow,
  before: Cents | null,
  after: Cents | null,
) {
  if (before === null || after === null) return 'Elle n’a pas encore de prix.'
  if (before === after) return 'Le prix reste le même.'
  const costs = `Elle coûte maintenant ${formatEuros(after)} TTC, au lieu de ${formatEuros(before)}`
  if (onAccount !== null) return `${costs} : c’est ce qui compte sur le compte de ton entreprise.`
  return paid === 1
    ? `${costs}. Ce que tu as payé de trop t’est rendu après la livraison, avec un avoir.`
    : `${costs}. On s’en occupe dès que tu l’as payée.`
}

/** Where PUBLIC_URL is not set, no letter can lead anywhere. */
function wayToPay(orderId: number, totalTTC: number, publicUrl: string | null): LetterPart {
  if (publicUrl === null) return { kind: 'text', text: 'Pour la payer, ouvre ton historique.' }
  return { kind: 'link', label: `Payer ${formatEuros(totalTTC)}`, href: publicUrl + paymentAddress(orderId) }
}
