import { company } from '#content/company.ts'
import { longDayAndTime } from '#rules/moment/french.ts'
import { formatEuros } from '#rules/price/money.ts'
import { areOurs, termsDate } from '#rules/order/sales-terms.ts'
import { openingHours } from '#rules/moment/opening-words.ts'
import { shownPhone } from '#rules/text/phone.ts'
import { priceLabel } from '#rules/price/price-label.ts'
import { isLiteralOutsideHours } from '#rules/moment/provider-hours.ts'
import { countedFromOf, momentOf } from '#server/orders/moment-of.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import type { SupplierLetter } from './letter.ts'
import { orderFacts, orderLink } from './order-facts.ts'
import type { LetterPart } from './render-letter.ts'

/**
 * The letter that tells a supplier his order is received and paid, with its recap but the comment: nobody's free words
 * leave in a letter of ours; once an order.
 */
export function orderPaidLetter(
  order: OrderRow,
  paidAt: Date,
  { publicUrl, isDemo }: { readonly publicUrl: string | null; readonly isDemo: boolean },
): SupplierLetter {
  const parts: LetterPart[] = [
    {
      kind: 'text',
      text: 'On a bien reçu ta commande et ton paiement. On s’occupe du transport ; tu suis la livraison dans ton historique, d’où tu peux en partager le suivi.',
    },
    ...(isDemo && order.transfer_reference === null
      ? [
          {
            kind: 'text',
            text: 'Paiement\u00A0: DÉMONSTRATION. La carte est une carte d’essai, aucun argent n’a circulé.',
          } as const,
        ]
      : []),
    ...recap(
      order,
      [`Payé par ${order.transfer_reference === null ? 'carte' : 'virement'}`, longDayAndTime(paidAt)],
      publicUrl,
    ),
    {
      kind: 'text',
      text: `La facture t’arrive par e-mail une fois la commande livrée. Une question, un changement ? Écris à ${company.email}.`,
    },
  ]
  return onceOf(order, 'reçue et payée', parts)
}

/** The same of an order on its organisation's account, whose invoices are settled within so many `days`. */
export function orderOnAccountLetter(order: OrderRow, days: number, publicUrl: string | null): SupplierLetter {
  const parts: LetterPart[] = [
    {
      kind: 'text',
      text: 'On a bien reçu ta commande, sur le compte de ton entreprise. On s’occupe du transport ; tu suis la livraison dans ton historique, d’où tu peux en partager le suivi.',
    },
    ...recap(order, ['Paiement', 'sur le compte de l’entreprise'], publicUrl),
    {
      kind: 'text',
      text: `Elle sera sur la facture du mois de sa livraison, à régler sous ${days} jours. Une question, un changement ? Écris à ${company.email}.`,
    },
  ]
  return onceOf(order, 'reçue', parts)
}

function recap(order: OrderRow, paid: readonly [string, string], publicUrl: string | null): LetterPart[] {
  return [
    ...orderFacts(order, hours(order)),
    { kind: 'facts', rows: [['Téléphone', shownPhone(order.recipient_phone)]] },
    { kind: 'figures', rows: [...amounts(order), paid, ...soldUnder(order)] },
    { kind: 'total', label: 'Total TTC', value: priceLabel(order.total_ttc) },
    ...orderLink(publicUrl, order.id),
  ]
}

function onceOf({ id }: OrderRow, state: string, parts: readonly LetterPart[]): SupplierLetter {
  const title = `Commande n° ${id} ${state}`
  return { subject: title, title, parts, attachments: [], onceKey: `order-paid-${id}` }
}

function amounts({ total_ht: ht, total_ttc: ttc }: OrderRow): (readonly [string, string])[] {
  return ht === null || ttc === null
    ? []
    : [
        ['Total HT', formatEuros(ht)],
        ['TVA', formatEuros(ttc - ht)],
      ]
}

/** The terms of sale that it was placed under, by their day, or their address where they are the operator's own. */
function soldUnder({ sales_version: terms }: OrderRow): (readonly [string, string])[] {
  return terms === null ? [] : [['Conditions de vente', areOurs(terms) ? `du ${termsDate(terms)}` : terms]]
}

/** An urgent order that was made out of hours has their sentence beside its pickup, as its form had (R15). */
function hours(order: OrderRow): (readonly [string, string])[] {
  return momentOf(order).type === 'urgent' && isLiteralOutsideHours(countedFromOf(order))
    ? [['Horaires', openingHours]]
    : []
}
