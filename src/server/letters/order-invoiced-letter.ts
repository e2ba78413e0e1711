import { company } from '#content/company.ts'
import { longDayAndTime } from '#rules/moment/french.ts'
import { formatEuros } from '#rules/price/money.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import { invoicePath } from '#server/invoices/invoice-bytes.ts'
import type { InvoiceFacts } from '#server/invoices/invoice-facts.ts'
import { orderLink } from './order-facts.ts'
import type { SupplierLetter } from './letter.ts'
import type { LetterPart } from './render-letter.ts'

/** The letter that tells a supplier his order is delivered, its invoice attached; once an order. */
export function orderInvoicedLetter(
  order: OrderRow,
  facts: InvoiceFacts,
  file: string,
  publicUrl: string | null,
): SupplierLetter {
  const parts: LetterPart[] = [
    { kind: 'text', text: 'Ta commande est livrée. Ta facture est dans ton historique.' },
    { kind: 'enclosed', text: 'Elle est aussi jointe à cet e-mail.' },
    { kind: 'route', pickup: facts.pickup, delivery: facts.delivery },
    { kind: 'facts', rows: [['Destinataire', facts.recipient]] },
    {
      kind: 'figures',
      rows: [
        ['Livrée', longDayAndTime(new Date(facts.deliveredAt))],
        ['Facture', facts.number],
      ],
    },
    { kind: 'total', label: 'Total TTC, déjà payé', value: formatEuros(facts.totalTTC) },
    ...orderLink(publicUrl, order.id),
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
