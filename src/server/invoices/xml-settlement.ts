import { parisDay } from '#rules/moment/paris-time.ts'
import { group, text } from '#server/paper/xml.ts'
import type { ReadCredit, ReadInvoice, ReadTax } from './read-invoice.ts'
import { amount, dayDate, period, rateOf } from './xml-values.ts'

/** How an invoice is paid, or a credit comes back, and what it comes to. */
export function settlement(invoice: ReadInvoice): string {
  const { credits, data, number, taxes, totalHT, totalTTC, vat } = invoice
  const paid = isPaid(invoice)
  return group(
    'ram:ApplicableHeaderTradeSettlement',
    text('ram:PaymentReference', paid || credits !== undefined ? '' : number),
    text('ram:InvoiceCurrencyCode', 'EUR'),
    meansOf(invoice),
    ...taxes.map((tax) => taxOf(tax, data.vatOnDebits)),
    invoice.period === null ? '' : period(invoice.period.from, invoice.period.to),
    termsOf(invoice),
    group(
      'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
      amount('ram:LineTotalAmount', totalHT),
      amount('ram:TaxBasisTotalAmount', totalHT),
      amount('ram:TaxTotalAmount', vat, { currencyID: 'EUR' }),
      amount('ram:GrandTotalAmount', totalTTC),
      amount('ram:TotalPrepaidAmount', paid ? totalTTC : 0),
      amount('ram:DuePayableAmount', paid ? 0 : totalTTC),
    ),
    credits === undefined ? '' : correctedBy(credits),
  )
}

/** Until when it is due, or how what is credited comes back. */
function termsOf({ credits, payment }: ReadInvoice): string {
  const dueDay = payment === 'card' || payment === 'credit' ? null : payment.dueDay
  return group(
    'ram:SpecifiedTradePaymentTerms',
    text('ram:Description', credits?.words ?? ''),
    dueDay === null ? '' : group('ram:DueDateDateTime', dayDate(dueDay)),
  )
}

/** The invoice that a credit note corrects. */
function correctedBy({ issuedAt, number }: ReadCredit): string {
  const day = parisDay(new Date(issuedAt)).replaceAll('-', '')
  return group(
    'ram:InvoiceReferencedDocument',
    text('ram:IssuerAssignedID', number),
    group('ram:FormattedIssueDateTime', text('qdt:DateTimeString', day, { format: '102' })),
  )
}

/** A credit comes back to the card, to a bank account, or off what is owed (UNTDID 4461: 48, 42, 97). */
const meansOfCredit = { card: '48', transfer: '42', account: '97' } as const

/** A card, or a transfer within the euro's area: 58 names the account that it went to, 42 need not. */
function meansOf({ credits, payment }: ReadInvoice): string {
  const code = payment === 'card' ? '48' : credits && meansOfCredit[credits.by]
  if (payment === 'card' || payment === 'credit')
    return group('ram:SpecifiedTradeSettlementPaymentMeans', text('ram:TypeCode', code ?? ''))
  return group(
    'ram:SpecifiedTradeSettlementPaymentMeans',
    text('ram:TypeCode', payment.iban === '' ? '42' : '58'),
    group('ram:PayeePartyCreditorFinancialAccount', text('ram:IBANID', payment.iban)),
    group('ram:PayeeSpecifiedCreditorFinancialInstitution', text('ram:BICID', payment.bic)),
  )
}

function taxOf({ totalHT, vat, vatPercent }: ReadTax, vatOnDebits: boolean): string {
  const [category, rate] = rateOf(vatPercent)
  return group(
    'ram:ApplicableTradeTax',
    amount('ram:CalculatedAmount', vat),
    text('ram:TypeCode', 'VAT'),
    text('ram:ExemptionReason', vatPercent === 0 ? vatExempt : ''),
    amount('ram:BasisAmount', totalHT),
    category,
    text('ram:ExemptionReasonCode', vatPercent === 0 ? 'VATEX-FR-FRANCHISE' : ''),
    text('ram:DueDateTypeCode', vatOnDebits ? '5' : ''),
    rate,
  )
}

/** Whether nothing of it is due any more. */
export function isPaid({ payment }: ReadInvoice): boolean {
  return payment === 'card' || (payment !== 'credit' && payment.dueDay === null)
}

/** Why a seller of VAT 0 % has none: carriers of less than the threshold; the paper says it too. */
export const vatExempt = 'TVA non applicable, article 293 B du CGI'
