import type { CreditNoteFacts } from './credit-note-facts.ts'
import { crossIndustryInvoice } from './cross-industry-invoice.ts'

/** A credit note with what machines read of it. */
export type ElectronicCreditNote = CreditNoteFacts & { readonly data: NonNullable<CreditNoteFacts['data']> }

/** What machines read of a credit note: a document of its own kind, whose amounts are owed to the buyer. */
export function creditNoteXml(facts: ElectronicCreditNote): string {
  const { by, lines, of, totalHT, vat, vatPercent } = facts
  return crossIndustryInvoice({
    ...facts,
    notes: [],
    lines: lines.map((line) => ({ ...line, vatPercent })),
    credits: { ...of, by, words: creditWords[by] },
    delivered: null,
    period: null,
    payment: 'credit',
    taxes: [{ vatPercent, totalHT, vat }],
  })
}

/** How what is credited comes back. */
export const creditWords = {
  card: 'Rendu sur la carte du paiement',
  transfer: 'Rendu par virement',
  account: 'En déduction de ce que doit le compte',
} as const satisfies Record<CreditNoteFacts['by'], string>
