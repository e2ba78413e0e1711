import { company } from '#content/company.ts'
import { longDayAndTime } from '#rules/moment/french.ts'
import { formatEuros } from '#rules/price/money.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import { invoicePath } from '#server/invoices/invoice-bytes.ts'
import type { RefundFacts } from '#server/invoices/refund-facts.ts'
import { orderLink } from './order-facts.ts'
import type { SupplierLetter } from './letter.ts'
import type { LetterPart } from './render-letter.ts'

/** The letter that tells a supplier that his money was given back, the receipt attached; once an order. */
export function orderRefundedLetter(
  order: OrderRow,
  facts: RefundFacts,
  file: string,
  publicUrl: string | null,
): SupplierLetter {
  const title = `Commande n° ${order.id} remboursée`
  const parts: LetterPart[] = [
    {
      kind: 'text',
      text:
        order.transfer_reference === null
          ? 'Ta commande annulée est remboursée, sur la carte du paiement. Ta banque l’affiche en général sous cinq à dix jours.'
          : 'Ta commande annulée est remboursée, par virement.',
    },
    { kind: 'route', pickup: facts.pickup, delivery: facts.delivery },
    {
      kind: 'figures',
      rows: [
        ['Payée', longDayAndTime(new Date(facts.paidAt))],
        ['Remboursée', longDayAndTime(new Date(facts.refundedAt))],
        ['Référence', facts.reference],
      ],
    },
    { kind: 'total', label: 'Rendu TTC', value: formatEuros(facts.totalTTC) },
    ...orderLink(publicUrl, order.id),
    { kind: 'enclosed', text: 'Le reçu est joint.' },
    {
      kind: 'text',
      text: `La commande n’ayant pas été livrée, elle n’a ni facture ni avoir. Une question ? Écris à ${company.email}.`,
    },
  ]
  return {
    subject: title,
    title,
    parts,
    attachments: [{ path: invoicePath(file), name: `remboursement-${order.id}.pdf`, contentType: 'application/pdf' }],
    onceKey: orderRefundedKey(order.id),
  }
}

export function orderRefundedKey(orderId: number): string {
  return `order-refunded-${orderId}`
}
