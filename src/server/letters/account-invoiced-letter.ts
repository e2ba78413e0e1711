import { company } from '#content/company.ts'
import { longDate } from '#rules/moment/french.ts'
import { formatEuros } from '#rules/price/money.ts'
import { spacedIban } from '#rules/text/iban.ts'
import type { AccountInvoiceFacts } from '#server/invoices/account-invoice-facts.ts'
import { invoicePath } from '#server/invoices/invoice-bytes.ts'
import { privateScreens } from '#contract/addresses.ts'
import type { SupplierLetter } from './letter.ts'
import type { LetterPart } from './render-letter.ts'

interface Addressed {
  readonly file: string
  /** The account that it is to. */
  readonly to: number
  readonly publicUrl: string | null
}

/** The letter that brings an organisation's owners and accountants its invoice; once each. */
export function accountInvoicedLetter(
  { bic, deliveries, dueDay, iban, number, totalTTC }: AccountInvoiceFacts,
  { file, to, publicUrl }: Addressed,
): SupplierLetter {
  const title = `Facture ${number} de ton entreprise`
  const count = deliveries.length
  const parts: LetterPart[] = [
    {
      kind: 'text',
      text: `${count === 1 ? 'Une livraison' : `${count} livraisons`} sur le compte de ton entreprise, en une facture.`,
    },
    { kind: 'enclosed', text: 'La facture est jointe à cet e-mail et sur la page de ton entreprise.' },
    {
      kind: 'figures',
      rows: [
        ['À régler avant le', longDate(new Date(`${dueDay}T12:00:00Z`))],
        ['IBAN', spacedIban(iban)],
        ['BIC', bic],
        ['Libellé à rappeler', number],
      ],
    },
    { kind: 'total', label: 'Total TTC, par virement', value: formatEuros(totalTTC) },
    ...(publicUrl === null
      ? []
      : [{ kind: 'link', label: 'Voir mon entreprise', href: publicUrl + privateScreens.organisation } as const]),
    { kind: 'text', text: `Une question ? Écris à ${company.email}.` },
  ]
  return {
    subject: title,
    title,
    parts,
    attachments: [{ path: invoicePath(file), name: `facture-${number}.pdf`, contentType: 'application/pdf' }],
    onceKey: `account-invoiced-${number}-${to}`,
  }
}
