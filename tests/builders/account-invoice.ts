import type { AccountInvoiceFacts } from '#server/invoices/account-invoice-facts.ts'
import { electronicInvoice } from './electronic-invoice.ts'

const { client, data, seller } = electronicInvoice

/** An invoice of two deliveries of a month, at two rates. */
export const accountInvoice: AccountInvoiceFacts = {
  number: '2026-000112',
  issuedAt: Date.parse('2026-10-31T23:01:00Z'),
  seller,
  client: { ...client, contact: '' },
  data: {
    sellerCountry: data.sellerCountry,
    clientCountry: data.clientCountry,
    clientEmail: data.clientEmail,
    vatOnDebits: false,
  },
  from: '2026-10-01',
  to: '2026-10-30',
  days: 30,
  dueDay: '2026-12-01',
  iban: 'FR7600000000000000000000000',
  bic: 'EXEMPLEXXXX',
  deliveries: [
    {
      orderId: 1003,
      day: '2026-10-01',
      from: 'Nice',
      to: 'Antibes',
      reference: 'CH-EX-1',
      site: 'Villa Modèle',
      totalHT: 2990,
      vatPercent: 20,
    },
    { orderId: 1034, day: '2026-10-30', from: 'Cannes-la-Bocca', to: 'Mougins', totalHT: 4000, vatPercent: 10 },
  ],
  taxes: [
    { vatPercent: 20, totalHT: 2990, vat: 598 },
    { vatPercent: 10, totalHT: 4000, vat: 400 },
  ],
  totalHT: 6990,
  vat: 998,
  totalTTC: 7988,
}
