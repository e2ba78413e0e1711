import { company, seller } from '#content/company.ts'
import type { ElectronicInvoice } from '#server/invoices/invoice-facts.ts'

/** An invoice of two lines to a company. */
export const electronicInvoice: ElectronicInvoice = {
  number: '2026-000041',
  issuedAt: Date.parse('2026-11-20T15:00:00Z'),
  deliveredAt: Date.parse('2026-11-19T23:30:00Z'),
  paidAt: Date.parse('2026-11-18T09:12:00Z'),
  seller: { ...seller, brand: company.brand, email: company.email, phone: company.phone },
  client: {
    name: 'Éléonore Œuvrard & Fils',
    contact: 'Zoë Łukasiewicz-Ångström',
    address: ['12 rue de l’Hôtel-Dieu, bât. Ça', '06250 Mougins'],
    siren: '732 829 320 00074',
    vatNumber: 'FR44732829320',
    isCompany: true,
  },
  orderId: 1042,
  orderedAt: Date.parse('2026-11-17T09:00:00Z'),
  pickup: '3 allée des Chênes, 06150 Cannes-la-Bocca',
  delivery: '12 chemin des Oliviers, 06250 Mougins',
  recipient: 'Villa Azur SARL, Ali Petit',
  weight: '901-1350 kg',
  deliveryType: 'Urgent',
  lines: [
    { label: 'Livraison de matériaux, tarif de base', unitHT: 1990 },
    { label: 'Supplément temps de route', unitHT: 102_490 },
  ],
  totalHT: 104_480,
  vatPercent: 20,
  vat: 20_896,
  totalTTC: 125_376,
  data: {
    sellerCountry: 'FR',
    clientCountry: 'FR',
    deliveryCountry: 'FR',
    clientEmail: 'client@exemple.fr',
    vatOnDebits: false,
  },
}

/** The same to a person, who has no number. */
export const consumerInvoice: ElectronicInvoice = {
  ...electronicInvoice,
  client: { ...electronicInvoice.client, name: 'Zoë Petit', contact: '', siren: '', vatNumber: '', isCompany: false },
}
