import { company } from '#content/company.ts'
import { longDayAndTime } from '#rules/moment/french.ts'
import { referenceRows } from '#rules/order/reference-rows.ts'
import { formatEuros } from '#rules/price/money.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import { invoicePath } from '#server/invoices/invoice-bytes.ts'
import type { InvoiceFacts } from '#server/invoices/invoice-facts.ts'
import { orderLink } from './order-facts.ts'
import type { SupplierLetter } from './letter.ts'
import type { LetterPart } from './render-letter.ts'

interface Invoiced {
  readonly facts: InvoiceFacts
  /** The name of the invoice. */
  readonly file: string
  /** How many prove the delivery. */
  readonly photos: number
}

/** The letter that tells a supplier his order is delivered, its invoice attached; once an order. */
export function orderInvoicedLetter(
  order: OrderRow,
  { facts, file, photos }: Invoiced,
  publicUrl: string | null,
): SupplierLetter {
  const parts: LetterPart[] = [
    { kind: 'text', text: `Ta commande est livrée${proof(photos)}.` },
    { kind: 'enclosed', text: 'La facture est jointe à cet e-mail et dans ton historique.' },
    { kind: 'route', pickup: facts.pickup, delivery: facts.delivery },
    { kind: 'facts', rows: [['Destinataire', facts.recipient], ...referenceRows(order)] },
    {
      kind: 'figures',
      rows: [
        ['Livrée', longDayAndTime(new Date(facts.deliveredAt))],
        ['Facture', facts.number],
      ],
    },
    { kind: 'total', label: 'Total TTC, déjà payé', value: formatEuros(facts.totalTTC) },
    ...(facts.emission ? [{ kind: 'text', text: `${facts.emission}.` } as const] : []),
    ...orderLink(publicUrl, order.id, photos === 0 ? undefined : photos === 1 ? 'Voir la photo' : 'Voir les photos'),
    { kind: 'text', text: `Quelque chose ne va pas ? Écris à ${company.email}.` },
  ]
  return {
    subject: `Commande n° ${order.id} livrée : ta facture`,
    title: `Commande n° ${order.id} livrée`,
    parts,
    attachments: [{ path: invoicePath(file), name: `facture-${facts.number}.pdf`, contentType: 'application/pdf' }],
    onceKey: `order-invoiced-${order.id}`,
  }
}

function proof(photos: number): string {
  return photos === 0 ? '' : `, ${photos} photo${photos > 1 ? 's' : ''} de la livraison à l’appui`
}
