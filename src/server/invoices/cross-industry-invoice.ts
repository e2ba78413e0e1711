import { formatEuros } from '#rules/price/money.ts'
import { sirenOf } from '#rules/text/company.ts'
import type { ReadInvoice, ReadLine } from './read-invoice.ts'
import { document, group, text } from '#server/paper/xml.ts'
import { isPaid, settlement } from './xml-settlement.ts'
import { amount, date, period, rateOf } from './xml-values.ts'

/** UN/CEFACT's Cross Industry Invoice, in the profile EN 16931 of Factur-X 1.0. */
export function crossIndustryInvoice(invoice: ReadInvoice): string {
  const { number, issuedAt, lines } = invoice
  return document(
    'rsm:CrossIndustryInvoice',
    invoice.credits === undefined ? namespaces : { ...namespaces, qdt },
    group(
      'rsm:ExchangedDocumentContext',
      // BT-23: a service, that was paid already or not.
      group('ram:BusinessProcessSpecifiedDocumentContextParameter', text('ram:ID', isPaid(invoice) ? 'S2' : 'S1')),
      group('ram:GuidelineSpecifiedDocumentContextParameter', text('ram:ID', 'urn:cen.eu:en16931:2017')),
    ),
    group(
      'rsm:ExchangedDocument',
      text('ram:ID', number),
      // An invoice, or a credit note (UNTDID 1001).
      text('ram:TypeCode', invoice.credits === undefined ? '380' : '381'),
      group('ram:IssueDateTime', date(issuedAt)),
      ...notesOf(invoice).map(([subject, content]) =>
        group('ram:IncludedNote', text('ram:Content', content), text('ram:SubjectCode', subject)),
      ),
    ),
    group(
      'rsm:SupplyChainTradeTransaction',
      ...lines.map(lineOf),
      agreement(invoice),
      delivery(invoice),
      settlement(invoice),
    ),
  )
}

const namespaces = {
  rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  udt: 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
}

/** Dates of other papers. */
const qdt = 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100'

/** What the French rules want said, under the subjects that they name (BR-FR-05); consumers are told apart (BAR). */
function notesOf({ client, notes, seller }: ReadInvoice): [subject: string, content: string][] {
  return [
    ['REG', `${seller.name}, ${seller.form}, ${seller.register}`],
    ['PMT', `Indemnité forfaitaire pour frais de recouvrement : ${formatEuros(40_00)}`],
    ['PMD', `Pénalités de retard : ${seller.latePenalty}`],
    ['AAB', 'Pas d’escompte pour paiement anticipé'],
    ...(client.isCompany ? [] : [['BAR', 'B2C'] satisfies [string, string]]),
    ...notes.map((note): [string, string] => ['AAI', note]),
  ]
}

function lineOf({ day, label, unitHT, vatPercent }: ReadLine, index: number): string {
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
      day === undefined ? '' : period(day, day),
      group('ram:SpecifiedTradeSettlementLineMonetarySummation', amount('ram:LineTotalAmount', unitHT)),
    ),
  )
}

function agreement({ client, data, orderId, reference = '', seller, site = '' }: ReadInvoice): string {
  return group(
    'ram:ApplicableHeaderTradeAgreement',
    party('ram:SellerTradeParty', { ...seller, country: data.sellerCountry }),
    party('ram:BuyerTradeParty', { ...client, country: data.clientCountry, email: data.clientEmail }),
    group('ram:SellerOrderReferencedDocument', text('ram:IssuerAssignedID', orderId === null ? '' : `${orderId}`)),
    group('ram:BuyerOrderReferencedDocument', text('ram:IssuerAssignedID', reference)),
    // Its name is what the profile fixes.
    ...(site === ''
      ? []
      : [group('ram:SpecifiedProcuringProject', text('ram:ID', site), text('ram:Name', 'Project reference'))]),
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

/** Always there, whatever it holds. */
function delivery({ delivered }: ReadInvoice): string {
  if (delivered === null) return '<ram:ApplicableHeaderTradeDelivery/>'
  const { address, at, country, recipient } = delivered
  return group(
    'ram:ApplicableHeaderTradeDelivery',
    group('ram:ShipToTradeParty', text('ram:Name', recipient), postalAddress([address], country)),
    group('ram:ActualDeliverySupplyChainEvent', group('ram:OccurrenceDateTime', date(at))),
  )
}
