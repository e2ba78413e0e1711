import type { AccountInvoiceFacts } from './account-invoice-facts.ts'
import { crossIndustryInvoice } from './cross-industry-invoice.ts'

/** What machines read of an invoice of several deliveries, to be settled by transfer. */
export function accountInvoiceXml(facts: AccountInvoiceFacts): string {
  const { bic, deliveries, dueDay, emission, energy, from, iban, to } = facts
  return crossIndustryInvoice({
    ...facts,
    notes: [energy, emission].filter((note) => note !== undefined),
    lines: deliveries.map(({ day, from: a, orderId, reference, site, to: b, totalHT, vatPercent }) => ({
      label: [`Livraison n° ${orderId}`, `${a} → ${b}`, reference, site].filter(Boolean).join(', '),
      unitHT: totalHT,
      vatPercent,
      day,
    })),
    orderId: null,
    delivered: null,
    period: { from, to },
    payment: { iban, bic, dueDay },
  })
}
