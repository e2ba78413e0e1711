import type { ElectronicCreditNote } from '#server/invoices/credit-note-xml.ts'
import { electronicInvoice } from './electronic-invoice.ts'

const { client, data, deliveredAt, issuedAt, number, orderId, seller, totalTTC } = electronicInvoice

/** A credit note of a part of an invoice. */
export const creditNote: ElectronicCreditNote = {
  number: '2026-000042',
  issuedAt: Date.parse('2026-11-24T09:00:00Z'),
  of: { number, issuedAt, totalTTC },
  seller,
  client,
  orderId,
  deliveredAt,
  reason: 'palette cassée',
  by: 'card',
  lines: [{ label: `Livraison n° ${orderId} : palette cassée`, unitHT: 1667 }],
  totalHT: 1667,
  vatPercent: 20,
  vat: 333,
  totalTTC: 2000,
  data: {
    sellerCountry: data.sellerCountry,
    clientCountry: data.clientCountry,
    clientEmail: data.clientEmail,
    vatOnDebits: data.vatOnDebits,
  },
}
