import { crossIndustryInvoice } from './cross-industry-invoice.ts'
import type { ElectronicInvoice } from './invoice-facts.ts'

/** What machines read of the invoice of one order. It was paid before, by card or transfer: nothing is due. */
export function invoiceXml(facts: ElectronicInvoice): string {
  const { data, delivery, deliveredAt, emission, energy, lines, recipient, totalHT, vat, vatPercent } = facts
  return crossIndustryInvoice({
    ...facts,
    notes: [energy, emission].filter((note) => note !== undefined),
    lines: lines.map((line) => ({ ...line, vatPercent })),
    delivered: { at: deliveredAt, recipient, address: delivery, country: data.deliveryCountry },
    period: null,
    payment: facts.transfer === undefined ? 'card' : { ...facts.transfer, dueDay: null },
    taxes: [{ vatPercent, totalHT, vat }],
  })
}
