import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as fc from 'fast-check'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'
import { describe, expect, it } from 'vitest'
import { withVat } from '#rules/price/price.ts'
import type { ElectronicInvoice } from '#server/invoices/invoice-facts.ts'
import { invoiceXml } from '#server/invoices/invoice-xml.ts'
import { accountInvoiceXml } from '#server/invoices/account-invoice-xml.ts'
import { creditNoteXml } from '#server/invoices/credit-note-xml.ts'
import { creditNote } from '#tests/builders/credit-note.ts'
import { accountInvoice } from '#tests/builders/account-invoice.ts'
import { consumerInvoice, electronicInvoice } from '#tests/builders/electronic-invoice.ts'

xmlRegisterFsInputProviders()
const schemaFile = fileURLToPath(
  new URL('../schema/en16931/FACTUR-X_EN16931.xsd', import.meta.resolve('@stackforge-eu/factur-x')),
)
const schema = XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(schemaFile), { url: schemaFile }))

const { client, data, seller } = electronicInvoice
const cases: Readonly<Record<string, ElectronicInvoice>> = {
  'a company': electronicInvoice,
  'a person': consumerInvoice,
  'a seller who owes VAT from the invoice on': { ...electronicInvoice, data: { ...data, vatOnDebits: true } },
  'a seller without VAT': { ...electronicInvoice, vatPercent: 0, vat: 0, totalTTC: electronicInvoice.totalHT },
  'what energy cost and what was emitted': { ...electronicInvoice, energy: 'Énergie', emission: 'CO₂e' },
  'an address of five lines': { ...electronicInvoice, client: { ...client, address: ['a', 'b', 'c', 'd', 'e'] } },
  'an order with a reference and a building site': { ...electronicInvoice, reference: 'CH-EX-1', site: 'Villa Modèle' },
  'words that XML has for itself': { ...electronicInvoice, client: { ...client, name: '<Dupont> & "Fils" \u0000' } },
}

describe('The data of an invoice', () => {
  it.each(Object.keys(cases))('follows the schema of Factur-X EN 16931 for %s', (of) => {
    const written = parsed(cases[of] ?? electronicInvoice)
    expect(() => schema.validate(written)).not.toThrow()
  })

  it('follows it for one of several deliveries, whose transfer is due', () => {
    const written = XmlDocument.fromString(accountInvoiceXml(accountInvoice))
    expect(() => schema.validate(written)).not.toThrow()
    const words = accountInvoiceXml(accountInvoice)
    for (const part of [
      '<ram:ID>S1</ram:ID>',
      '<ram:PaymentReference>2026-000112</ram:PaymentReference>',
      '<ram:TypeCode>58</ram:TypeCode>',
      '<ram:IBANID>FR7600000000000000000000000</ram:IBANID>',
      '<ram:DueDateDateTime><udt:DateTimeString format="102">20261201</udt:DateTimeString></ram:DueDateDateTime>',
      '<ram:TaxTotalAmount currencyID="EUR">9.98</ram:TaxTotalAmount>',
      '<ram:DuePayableAmount>79.88</ram:DuePayableAmount>',
    ])
      expect(words).toContain(part)
  })

  it('names the buyer’s order (BT-13) and his project (BT-11) where they are said, and neither else', () => {
    const written = invoiceXml({ ...electronicInvoice, reference: 'CH-EX-1', site: 'Villa Modèle' })
    const named = [
      '<ram:BuyerOrderReferencedDocument><ram:IssuerAssignedID>CH-EX-1</ram:IssuerAssignedID></ram:BuyerOrderReferencedDocument>',
      '<ram:SpecifiedProcuringProject><ram:ID>Villa Modèle</ram:ID><ram:Name>Project reference</ram:Name></ram:SpecifiedProcuringProject>',
    ]
    for (const words of named) expect(written).toContain(words)
    expect(invoiceXml(electronicInvoice)).not.toMatch(/BuyerOrder|ProcuringProject/)
  })

  it.each(['card', 'transfer', 'account'] as const)('follows it for a credit note that comes back by %s', (by) => {
    const words = creditNoteXml({ ...creditNote, by })
    expect(() => schema.validate(XmlDocument.fromString(words))).not.toThrow()
    for (const part of [
      '<ram:TypeCode>381</ram:TypeCode>',
      `<ram:TypeCode>${{ card: '48', transfer: '42', account: '97' }[by]}</ram:TypeCode>`,
      '<ram:IssuerAssignedID>2026-000041</ram:IssuerAssignedID>',
      '<qdt:DateTimeString format="102">20261120</qdt:DateTimeString>',
      '<ram:GrandTotalAmount>20.00</ram:GrandTotalAmount>',
      '<ram:DuePayableAmount>20.00</ram:DuePayableAmount>',
    ])
      expect(words).toContain(part)
  })

  it.each([
    ['FR7600000000000000000000000', '58'],
    ['', '42'],
  ])('follows it for an invoice that a transfer paid, to the account %s', (iban, code) => {
    const words = invoiceXml({ ...electronicInvoice, transfer: { iban, bic: '' } })
    expect(() => schema.validate(XmlDocument.fromString(words))).not.toThrow()
    expect(words).toContain(`<ram:TypeCode>${code}</ram:TypeCode>`)
    expect(words).toContain('<ram:ID>S2</ram:ID>')
    expect(words).toContain('<ram:DuePayableAmount>0.00</ram:DuePayableAmount>')
  })

  it('is refused by that schema once a part of it is missing', () => {
    const cut = XmlDocument.fromString(invoiceXml(electronicInvoice).replace(/<ram:TypeCode>380<\/ram:TypeCode>/, ''))
    expect(() => schema.validate(cut)).toThrow(/Expected is \( .*TypeCode/)
  })

  it('adds up, to the cent, for every price (BR-CO-10 to 17)', () => {
    const cents = fc.integer({ min: 1, max: 2_000_000 })
    const drawn = fc.tuple(fc.array(cents, { minLength: 1, maxLength: 4 }), fc.constantFrom(20, 10, 5.5, 2.1, 0))
    fc.assert(
      fc.property(drawn, ([prices, vatPercent]) => {
        const totalHT = prices.reduce((sum, price) => sum + price, 0)
        const totalTTC = withVat(totalHT, vatPercent)
        const lines = prices.map((unitHT) => ({ label: 'Livraison', unitHT }))
        const facts = { ...electronicInvoice, lines, totalHT, totalTTC, vatPercent, vat: totalTTC - totalHT }
        const read = parsed(facts)
        const sum = (name: string) => centsOf(read, name).reduce((all, one) => all + one, 0)
        const [total] = centsOf(read, 'ram:SpecifiedTradeSettlementHeaderMonetarySummation/ram:LineTotalAmount')
        // BR-CO-10, -13, -15, -16; the tax of its one rate (BR-CO-14, -17), which rounds half a cent up.
        expect(sum('ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount')).toBe(total)
        expect(sum('ram:TaxBasisTotalAmount')).toBe(total)
        expect(sum('ram:TaxBasisTotalAmount') + sum('ram:TaxTotalAmount')).toBe(sum('ram:GrandTotalAmount'))
        expect(sum('ram:GrandTotalAmount') - sum('ram:TotalPrepaidAmount')).toBe(sum('ram:DuePayableAmount'))
        expect(sum('ram:CalculatedAmount')).toBe(sum('ram:TaxTotalAmount'))
        expect(Math.abs(sum('ram:CalculatedAmount') - (sum('ram:BasisAmount') * vatPercent) / 100)).toBeLessThan(0.5001)
      }),
      { numRuns: 300, seed: 41 },
    )
  })

  it.each([
    ['its number', '/ram:ID', '2026-000041'],
    ['its day, of the Paris calendar', '/ram:IssueDateTime/udt:DateTimeString', '20261120'],
    ['the day of the service', 'ram:OccurrenceDateTime/udt:DateTimeString', '20261120'],
    ['that the service was paid before', 'ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID', 'S2'],
    ['the buyer’s SIREN out of a SIRET', 'ram:BuyerTradeParty/ram:SpecifiedLegalOrganization/ram:ID', '732829320'],
    ['where the buyer receives it', 'ram:BuyerTradeParty/ram:URIUniversalCommunication/ram:URIID', '732829320'],
    ['where it was delivered', 'ram:ShipToTradeParty/ram:PostalTradeAddress/ram:LineOne', electronicInvoice.delivery],
    ['the seller’s country', 'ram:SellerTradeParty/ram:PostalTradeAddress/ram:CountryID', 'FR'],
    ['the order', 'ram:SellerOrderReferencedDocument/ram:IssuerAssignedID', '1042'],
    ['a card', 'ram:SpecifiedTradeSettlementPaymentMeans/ram:TypeCode', '48'],
  ])('says %s', (_, path, words) => {
    expect(said(electronicInvoice, path)).toEqual([words])
  })

  it('has each of the notes that French rules want (BR-FR-05), and tells a consumer apart', () => {
    const subjects = (facts: ElectronicInvoice) => said(facts, 'ram:IncludedNote/ram:SubjectCode')
    expect(subjects(electronicInvoice)).toEqual(['REG', 'PMT', 'PMD', 'AAB'])
    expect(subjects(consumerInvoice)).toEqual(['REG', 'PMT', 'PMD', 'AAB', 'BAR'])
    expect(subjects({ ...electronicInvoice, energy: 'a', emission: 'b' }).slice(4)).toEqual(['AAI', 'AAI'])
  })

  it('has a consumer’s e-mail address for want of a SIREN, and no number that is none', () => {
    const buyer = (facts: ElectronicInvoice) =>
      [
        'URIUniversalCommunication/ram:URIID',
        'SpecifiedLegalOrganization/ram:ID',
        'SpecifiedTaxRegistration/ram:ID',
      ].map((path) => said(facts, `ram:BuyerTradeParty/ram:${path}`))
    const misread = { ...client, siren: '732829321', vatNumber: '44732829320' }
    for (const facts of [consumerInvoice, { ...electronicInvoice, client: misread }])
      expect(buyer(facts)).toEqual([['client@exemple.fr'], [], []])
  })

  it('tells when VAT is owed from the invoice on, and why there is none', () => {
    const due = (facts: ElectronicInvoice) => said(facts, 'ram:ApplicableTradeTax/ram:DueDateTypeCode')
    expect([due(electronicInvoice), due({ ...electronicInvoice, data: { ...data, vatOnDebits: true } })]).toEqual([
      [],
      ['5'],
    ])
    const none = { ...electronicInvoice, vatPercent: 0, vat: 0, totalTTC: electronicInvoice.totalHT }
    expect(said(none, 'ram:ApplicableHeaderTradeSettlement/ram:ApplicableTradeTax/ram:ExemptionReason')).toEqual([
      'TVA non applicable, article 293 B du CGI',
    ])
  })

  it('keeps every letter', () => {
    const name = 'Ångström & Œuvre <工程> 🏗'
    expect(said({ ...electronicInvoice, seller: { ...seller, name } }, 'ram:SellerTradeParty/ram:Name')).toEqual([name])
  })
})

function parsed(facts: ElectronicInvoice): XmlDocument {
  return XmlDocument.fromString(invoiceXml(facts))
}

const namespaces = Object.fromEntries(
  [...invoiceXml(electronicInvoice).matchAll(/xmlns:(\w+)="([^"]+)"/g)].map(([, prefix, address]) => [prefix, address]),
) as Record<string, string>

/** The words of every element at the end of a path; '/…': of the document itself. */
function said(facts: ElectronicInvoice | XmlDocument, path: string): string[] {
  const read = facts instanceof XmlDocument ? facts : parsed(facts)
  const from = path.startsWith('/') ? '//rsm:ExchangedDocument' : '//'
  return read.find(`${from}${path}`, namespaces).map((node) => node.content)
}

function centsOf(read: XmlDocument, path: string): number[] {
  return said(read, path).map((euros) => Math.round(Number(euros) * 100))
}
