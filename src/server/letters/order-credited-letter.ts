import { company } from '#content/company.ts'
import { formatEuros, type Cents } from '#rules/price/money.ts'
import type { CreditNoteFacts } from '#server/invoices/credit-note-facts.ts'
import { invoicePath } from '#server/invoices/invoice-bytes.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import type { SupplierLetter } from './letter.ts'
import { orderLink } from './order-facts.ts'

interface Addressed {
  readonly file: string
  /** The account that it is to. */
  readonly to: number
  readonly publicUrl: string | null
  /** Whether its money was given back before, at the processor's desk. */
  readonly isGiven: boolean
}

/** The letter that tells that an order is credited, its credit note attached; once a note and reader. */
export function orderCreditedLetter(
  order: Pick<OrderRow, 'id'>,
  { by, number, of, reason, totalTTC }: CreditNoteFacts,
  { file, isGiven, to, publicUrl }: Addressed,
): SupplierLetter {
  const title = `Commande n° ${order.id} : un avoir de ${formatEuros(totalTTC)}`
  return {
    subject: title,
    title,
    parts: [
      { kind: 'text', text: isGiven ? `${given} Cet avoir n’y ajoute rien.` : sentences[by] },
      { kind: 'enclosed', text: 'L’avoir est joint à cet e-mail et dans l’historique.' },
      { kind: 'facts', rows: [['Raison', reason]] },
      {
        kind: 'figures',
        rows: [
          ['Avoir', number],
          ['Sur la facture', of.number],
        ],
      },
      { kind: 'total', label: 'Avoir TTC', value: formatEuros(totalTTC) },
      ...orderLink(publicUrl, order.id),
      { kind: 'text', text: `Une question ? Écris à ${company.email}.` },
    ],
    attachments: [{ path: invoicePath(file), name: `avoir-${number}.pdf`, contentType: 'application/pdf' }],
    onceKey: `order-credited-${number}-${to}`,
  }
}

/** The letter that tells what was given back of an order before its invoice; once a refund. */
export function orderGivenBackLetter(
  order: Pick<OrderRow, 'id'>,
  { cents, refundId }: { readonly cents: Cents; readonly refundId: string },
  publicUrl: string | null,
): SupplierLetter {
  const title = `Commande n° ${order.id} : ${formatEuros(cents)} rendus`
  return {
    subject: title,
    title,
    parts: [
      { kind: 'text', text: given },
      {
        kind: 'text',
        text: 'Ta commande n’est pas annulée : une fois livrée, sa facture viendra avec un avoir de cette somme.',
      },
      { kind: 'total', label: 'Rendu TTC', value: formatEuros(cents) },
      ...orderLink(publicUrl, order.id),
      { kind: 'text', text: `Une question ? Écris à ${company.email}.` },
    ],
    attachments: [],
    onceKey: `order-given-back-${refundId}`,
  }
}

const soon = 'Ta banque l’affiche en général sous cinq à dix jours.'
const given = `Une partie ou la totalité du prix t’est rendue, sur la carte du paiement. ${soon}`

const sentences = {
  card: `On te rend une partie ou la totalité du prix, sur la carte du paiement. ${soon}`,
  transfer: 'On te rend une partie ou la totalité du prix, par virement.',
  account: 'Le compte de ton entreprise doit d’autant moins : déduis-le de ton prochain virement.',
} as const satisfies Record<CreditNoteFacts['by'], string>
