import { company } from '#content/company.ts'
import { paymentAddress } from '#contract/addresses.ts'
import { formatEuros } from '#rules/price/money.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import type { AgreedPrice } from '#server/orders/price-of.ts'
import type { SupplierLetter } from './letter.ts'
import { orderFacts } from './order-facts.ts'
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

/** Where PUBLIC_URL is not set, no letter can lead anywhere. */
function wayToPay(orderId: number, totalTTC: number, publicUrl: string | null): LetterPart {
  if (publicUrl === null) return { kind: 'text', text: 'Pour la payer, ouvre ton historique.' }
  return { kind: 'link', label: `Payer ${formatEuros(totalTTC)}`, href: publicUrl + paymentAddress(orderId) }
}
