import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { company, seller } from '#content/company.ts'
import { findInvoiceFacts } from '#server/invoices/invoices.ts'
import { drawInvoice } from '#server/invoices/draw-invoice.ts'
import { invoiceBytes, invoicePath } from '#server/invoices/invoice-bytes.ts'
import type { InvoiceFacts } from '#server/invoices/invoice-facts.ts'
import { createPapers } from '#server/invoices/papers.ts'
import { readTypefaces } from '#server/paper/typefaces.ts'
import { bringOrder } from '#tests/server/fixtures/bring-order.ts'
import { invoicedOrder, paidOrder, pdfPages } from '#tests/server/fixtures/invoiced.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const { db, files } = provider.world
const supplier = await newSupplier(provider)

const facts: InvoiceFacts = {
  number: '2026-000041',
  issuedAt: Date.parse('2026-11-20T15:00:00Z'),
  deliveredAt: Date.parse('2026-11-19T23:30:00Z'),
  paidAt: Date.parse('2026-11-18T09:12:00Z'),
  seller: { ...seller, brand: company.brand, email: company.email, phone: company.phone },
  client: {
    name: 'Éléonore Œuvrard & Fils',
    contact: 'Zoë Łukasiewicz-Ångström',
    address: ['12 rue de l’Hôtel-Dieu, bât. Ça', '06250 Mougins'],
    siren: '12345678900017',
    vatNumber: 'FR12345678901',
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
}
const pages = await pdfPages(await drawInvoice(facts))
const lines = pages.join('\n').split('\n')

describe('the PDF of an invoice', () => {
  it.each([
    ['its number', 'Colibat Facture 2026-000041'],
    ['its date', 'Date d’émission : 20/11/2026'],
    ['the seller', 'Colibat (société d’exemple)'],
    ['its form and capital', 'SAS au capital de 0 €'],
    ['its street', '1 rue de l’Exemple'],
    ['its town', '00000 Ville-Exemple'],
    ['its SIREN and register', 'SIREN 000 000 000 · RCS Ville-Exemple'],
    ['its VAT number', 'N° TVA FR12000000000'],
    ['the client', 'Éléonore Œuvrard & Fils'],
    ['the person', 'Zoë Łukasiewicz-Ångström'],
    ['the client’s street', '12 rue de l’Hôtel-Dieu, bât. Ça'],
    ['the client’s town', '06250 Mougins'],
    ['the client’s SIRET', 'SIRET 123 456 789 00017'],
    ['the client’s VAT number', 'N° TVA FR12345678901'],
    ['where from', '3 allée des Chênes, 06150 Cannes-la-Bocca'],
    ['where to', '12 chemin des Oliviers, 06250 Mougins'],
    ['to whom', 'Villa Azur SARL, Ali Petit'],
    ['what it is', 'Prestation de services'],
    ['the order', 'n° 1042 du 17/11/2026'],
    ['the day of the service, by the Paris calendar', '20/11/2026'],
    ['a line: what, how many, one HT, rate, all HT', 'Livraison de matériaux, tarif de base 1 19,90 € 20 % 19,90 €'],
    ['a line over a thousand euros', 'Supplément temps de route 1 1 024,90 € 20 % 1 024,90 €'],
    ['the total HT', 'Total HT 1 044,80 €'],
    ['the VAT and its rate', 'TVA 20 % 208,96 €'],
    ['the total TTC', 'Total TTC 1 253,76 €'],
    ['how and when it was paid', 'Payée par carte bancaire le 18/11/2026'],
    ['that nothing is due', 'Reste à payer : 0,00 €'],
    [
      'that no discount is made',
      'Prestation de services. Paiement comptant à la commande ; pas d’escompte pour paiement anticipé.',
    ],
    [
      'what being late costs a company',
      'Pénalités de retard : trois fois le taux d’intérêt légal. Indemnité forfaitaire pour frais de recouvrement : 40,00 €.',
    ],
  ])('says %s', (_, line) => {
    expect(lines).toContain(line)
  })

  it('is one sheet', () => {
    expect(pages).toHaveLength(1)
  })

  it('says nothing of penalties, of a SIREN or of a VAT number to a person', async () => {
    const client = { ...facts.client, name: 'Zoë Petit', contact: '', siren: '', vatNumber: '', isCompany: false }
    const [text = ''] = await pdfPages(await drawInvoice({ ...facts, client }))
    expect(text).not.toContain('Pénalités')
    expect(text.match(/N° TVA|SIRE[NT]/g)).toEqual(['SIREN', 'N° TVA'])
  })

  it('writes a rate with its decimals', async () => {
    const [text = ''] = await pdfPages(await drawInvoice({ ...facts, vatPercent: 5.5 }))
    expect(text).toContain('TVA 5,5 % 208,96 €')
  })

  it('goes on to a second sheet rather than lose a word', async () => {
    const long = `début ${'parpaing '.repeat(30)}fin`
    const unbroken = `${'x'.repeat(290)}Z`
    const client = { ...facts.client, name: unbroken, contact: long, address: [long] }
    const both = await pdfPages(
      await drawInvoice({ ...facts, client, pickup: long, delivery: unbroken, recipient: long }),
    )
    expect(both).toHaveLength(2)
    const text = both.join('\n').replaceAll(/\s+/g, ' ')
    expect(text.match(/début (?:parpaing ){30}fin/g)).toHaveLength(4)
    expect(text.replaceAll(/[^xZ]/g, '').match(/x{290}Z/g)).toHaveLength(2)
    expect(both[1]).toContain('Total TTC 1 253,76 €')
  })

  it('is the same to the byte for the same facts, whatever its typefaces wrote before', async () => {
    // Signs that look alike, and share one drawing in the typefaces: a reader must copy the one that was meant.
    const alike = (signs: string) => ({ ...facts, pickup: signs, client: { ...facts.client, name: signs } })
    const [typed, odd] = [alike('A-B-C Ωmega µ Δ'), alike('A‑B‐C\u2126mega \u00A0 μ ∆')]
    const inTurn = [await drawInvoice(typed), await drawInvoice(odd), await drawInvoice(typed)].map(digest)
    // A thread that has drawn nothing yet, and has typefaces of its own.
    const fresh = createPapers()
    const other = [
      await fresh.draw('odd', { kind: 'invoice', facts: odd }),
      await fresh.draw('typed', { kind: 'invoice', facts: typed }),
    ].map(digest)
    await fresh.stop()
    expect(inTurn).toEqual([other[1], other[0], other[1]])
  })

  it('reads its typefaces once', async () => {
    expect(await readTypefaces()).toBe(await readTypefaces())
  })

  it('has its typefaces inside, its language and its title', async () => {
    const raw = Buffer.from(await drawInvoice(facts)).toString('latin1')
    expect([...raw.matchAll(/\/FontName \/\w+\+(\S+)/g)].map(([, name]) => name).sort()).toEqual([
      'BricolageGrotesque-Bold',
      'Inter-Regular',
      'Inter-SemiBold',
    ])
    expect(raw).toContain('/Lang (fr-FR)')
    expect(raw).toContain('(D:20261120150000Z)')
  })
})

function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

describe('the file of an invoice', () => {
  it('is drawn of what was frozen with its number, whatever changed since', async () => {
    const { invoice_file: file, invoice_number: number, id } = await invoicedOrder(provider, supplier)
    await db
      .updateTable('users')
      .set({ company: 'Un autre nom', billing_address: 'ailleurs' })
      .where('id', '=', supplier.id)
      .execute()
    await db.updateTable('orders').set({ pickup_address: 'ailleurs', total_ttc: 1 }).where('id', '=', id).execute()
    const [text = ''] = await pdfPages((await invoiceBytes(file, provider.world)) as Uint8Array)
    for (const words of [
      `Facture ${number}`,
      'Martin Matériaux\nÉlise Martin\n12 rue des Lilas, 06250 Mougins, France\nSIREN 123 456 789',
      'Total TTC 47,88 €',
      'Date de la prestation',
    ]) {
      expect(text).toContain(words)
    }
    expect(text).not.toContain('ailleurs')
  })

  it('is drawn again to the byte when a crash left a number without it', async () => {
    const { invoice_file: file } = await invoicedOrder(provider, supplier)
    const first = (await invoiceBytes(file, provider.world)) as Uint8Array
    await rm(join(provider.folder, 'files', invoicePath(file)))
    expect(await files.read(invoicePath(file))).toBeNull()
    expect(Buffer.from(first).equals((await invoiceBytes(file, provider.world)) as Uint8Array)).toBe(true)
  })

  it('is a Factur-X, with the energy and the rate of the tariff that it was issued by', async () => {
    const { id } = await paidOrder(provider, supplier)
    const tariff = { ...provider.world.tariff, energyPercent: 18 }
    const { invoice_file: file } = await bringOrder(id, { ...provider.world, tariff })
    const issued = await findInvoiceFacts(db, file ?? '')
    expect(issued).toMatchObject({
      energy: expect.stringContaining('7,18'),
      vatPercent: 20,
      data: {
        sellerCountry: 'FR',
        clientCountry: 'FR',
        deliveryCountry: 'FR',
        clientEmail: supplier.email,
        vatOnDebits: false,
      },
    })
    const raw = Buffer.from((await invoiceBytes(file ?? '', provider.world)) ?? []).toString('latin1')
    expect(raw).toContain('factur-x.xml')
  })

  it('is never drawn twice', async () => {
    const { invoice_file: file } = await invoicedOrder(provider, supplier)
    const first = await invoiceBytes(file, provider.world)
    await db.updateTable('invoices').set({ facts: '{}' }).where('file', '=', file).execute()
    expect(Buffer.from((await invoiceBytes(file, provider.world)) ?? []).equals(first ?? Buffer.alloc(0))).toBe(true)
    expect(await findInvoiceFacts(db, file)).toEqual({})
  })
})
