import { parisDay } from '#rules/moment/paris-time.ts'
import { formatEuros, type Cents } from '#rules/price/money.ts'
import { sirenOf } from '#rules/text/company.ts'
import type { Instant } from '#server/db/database.ts'
import type { ElectronicInvoice, InvoiceLine } from './invoice-facts.ts'
import { document, group, text } from '#server/paper/xml.ts'

/**
 * What machines read of an invoice: UN/CEFACT's Cross Industry Invoice, in the profile EN 16931 of Factur-X 1.0. Names of
 * terms (BT-…) are those of EN 16931. The service was paid before: nothing is due.
 */
export function invoiceXml(facts: ElectronicInvoice): string {
  const { number, issuedAt, lines } = facts
  return document(
    'rsm:CrossIndustryInvoice',
    namespaces,
    group(
      'rsm:ExchangedDocumentContext',
      // BT-23: a service that was paid already.
      group('ram:BusinessProcessSpecifiedDocumentContextParameter', text('ram:ID', 'S2')),
      group('ram:GuidelineSpecifiedDocumentContextParameter', text('ram:ID', 'urn:cen.eu:en16931:2017')),
    ),
    group(
      'rsm:ExchangedDocument',
      text('ram:ID', number),
      text('ram:TypeCode', '380'),
      group('ram:IssueDateTime', date(issuedAt)),
      ...notesOf(facts).map(([subject, content]) =>
        group('ram:IncludedNote', text('ram:Content', content), text('ram:SubjectCode', subject)),
      ),
    ),
    group(
      'rsm:SupplyChainTradeTransaction',
      ...lines.map((line, index) => lineOf(line, index, facts.vatPercent)),
      agreement(facts),
      delivery(facts),
      settlement(facts),
    ),
  )
}

const namespaces = {
  rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  udt: 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
}

/** What the French rules want said, under the subjects that they name (BR-FR-05); consumers are told apart (BAR). */
function notesOf({ client, emission, energy, seller }: ElectronicInvoice): [subject: string, content: string][] {
  return [
    ['REG', `${seller.name}, ${seller.form}, ${seller.register}`],
    ['PMT', `Indemnité forfaitaire pour frais de recouvrement : ${formatEuros(40_00)}`],
    ['PMD', `Pénalités de retard : ${seller.latePenalty}`],
    ['AAB', 'Pas d’escompte pour paiement anticipé'],
    ...(client.isCompany ? [] : [['BAR', 'B2C'] satisfies [string, string]]),
    ...[energy, emission].filter((note) => note !== undefined).map((note): [string, string] => ['AAI', note]),
  ]
}

function lineOf({ label, unitHT }: InvoiceLine, index: number, vatPercent: number): string {
  return group(
    'ram:IncludedSupplyChainTradeLineItem',
    group('ram:AssociatedDocumentLineDocument', text('ram:LineID', `${index + 1}`)),
    group('ram:SpecifiedTradeProduct', text('ram:Name', label)),
    group(
      'ram:SpecifiedLineTradeAgreement',
      group('ram:NetPriceProductTradePrice', amount('ram:ChargeAmount', unitHT)),
    ),
    group('ram:SpecifiedLineTradeDelivery', text('ram:BilledQuantity', '1', { unitCode: 'C62' })),
    group(
      'ram:SpecifiedLineTradeSettlement',
      group('ram:ApplicableTradeTax', text('ram:TypeCode', 'VAT'), ...rateOf(vatPercent)),
      group('ram:SpecifiedTradeSettlementLineMonetarySummation', amount('ram:LineTotalAmount', unitHT)),
    ),
  )
}

function agreement({ client, data, orderId, seller }: ElectronicInvoice): string {
  return group(
    'ram:ApplicableHeaderTradeAgreement',
    party('ram:SellerTradeParty', { ...seller, country: data.sellerCountry }),
    party('ram:BuyerTradeParty', { ...client, country: data.clientCountry, email: data.clientEmail }),
    group('ram:SellerOrderReferencedDocument', text('ram:IssuerAssignedID', `${orderId}`)),
  )
}

interface Party {
  readonly name: string
  readonly address: readonly string[]
  readonly country: string
  readonly siren: string
  readonly vatNumber: string
  readonly email: string
}

/** A SIREN that is none and a VAT number without its country would be refused: they stand on the paper alone. */
function party(name: string, { address, country, email, siren, vatNumber, ...who }: Party): string {
  const register = sirenOf(siren) ?? ''
  return group(
    name,
    text('ram:Name', who.name),
    group('ram:SpecifiedLegalOrganization', text('ram:ID', register, { schemeID: '0002' })),
    postalAddress(address, country),
    group(
      'ram:URIUniversalCommunication',
      register === ''
        ? text('ram:URIID', email, { schemeID: 'EM' })
        : text('ram:URIID', register, { schemeID: '0225' }),
    ),
    group(
      'ram:SpecifiedTaxRegistration',
      text('ram:ID', /^[A-Z]{2}/.test(vatNumber) ? vatNumber : '', { schemeID: 'VA' }),
    ),
  )
}

/** Addresses are free lines here; of more than three the last ones share a line. */
function postalAddress([one = '', two = '', ...others]: readonly string[], country: string): string {
  return group(
    'ram:PostalTradeAddress',
    text('ram:LineOne', one),
    text('ram:LineTwo', two),
    text('ram:LineThree', others.join(', ')),
    text('ram:CountryID', country),
  )
}

function delivery({ data, deliveredAt, delivery: address, recipient }: ElectronicInvoice): string {
  return group(
    'ram:ApplicableHeaderTradeDelivery',
    group('ram:ShipToTradeParty', text('ram:Name', recipient), postalAddress([address], data.deliveryCountry)),
    group('ram:ActualDeliverySupplyChainEvent', group('ram:OccurrenceDateTime', date(deliveredAt))),
  )
}

function settlement({ data, totalHT, totalTTC, vat, vatPercent }: ElectronicInvoice): string {
  const [category, rate] = rateOf(vatPercent)
  return group(
    'ram:ApplicableHeaderTradeSettlement',
    text('ram:InvoiceCurrencyCode', 'EUR'),
    // By card.
    group('ram:SpecifiedTradeSettlementPaymentMeans', text('ram:TypeCode', '48')),
    group(
      'ram:ApplicableTradeTax',
      amount('ram:CalculatedAmount', vat),
      text('ram:TypeCode', 'VAT'),
      text('ram:ExemptionReason', vatPercent === 0 ? vatExempt : ''),
      amount('ram:BasisAmount', totalHT),
      category,
      text('ram:ExemptionReasonCode', vatPercent === 0 ? 'VATEX-FR-FRANCHISE' : ''),
      text('ram:DueDateTypeCode', data.vatOnDebits ? '5' : ''),
      rate,
    ),
    group(
      'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
      amount('ram:LineTotalAmount', totalHT),
      amount('ram:TaxBasisTotalAmount', totalHT),
      amount('ram:TaxTotalAmount', vat, { currencyID: 'EUR' }),
      amount('ram:GrandTotalAmount', totalTTC),
      amount('ram:TotalPrepaidAmount', totalTTC),
      amount('ram:DuePayableAmount', 0),
    ),
  )
}

/** Why a seller of VAT 0 % has none: carriers of less than the threshold; the paper says it too. */
export const vatExempt = 'TVA non applicable, article 293 B du CGI'

function rateOf(vatPercent: number): [category: string, rate: string] {
  return [
    text('ram:CategoryCode', vatPercent === 0 ? 'E' : 'S'),
    text('ram:RateApplicablePercent', vatPercent.toFixed(2)),
  ]
}

function amount(name: string, cents: Cents, attributes?: Readonly<Record<string, string>>): string {
  return text(name, (cents / 100).toFixed(2), attributes)
}

/** A day of the Paris calendar, 20261120. */
function date(at: Instant): string {
  return text('udt:DateTimeString', parisDay(new Date(at)).replaceAll('-', ''), { format: '102' })
}
