import { createHash } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { drawInvoice } from '#server/invoices/draw-invoice.ts'
import { invoiceXml } from '#server/invoices/invoice-xml.ts'
import { inKnownLetters, readTypefaces } from '#server/paper/typefaces.ts'
import { electronicInvoice } from '#tests/builders/electronic-invoice.ts'
import { pdfPages } from '#tests/server/fixtures/invoiced.ts'

const { client, data, seller } = electronicInvoice

describe('A Factur-X', () => {
  it('has its data inside, byte for byte, as the same content in another form', async () => {
    const raw = await rawOf(electronicInvoice)
    expect(opened(raw)).toContain(latin1(invoiceXml(electronicInvoice)))
    expect(raw).toContain('/AFRelationship /Alternative')
    expect(raw).not.toContain('/Unspecified')
    expect([...raw.matchAll(/\/(?:F|UF) \((.*?)\)/g)].map(([, name]) => name)).toEqual(['factur-x.xml', 'factur-x.xml'])
    expect(raw).toContain('/Subtype /text#2Fxml')
    expect(raw).toMatch(/\/AF \[\d+ 0 R\]/)
  })

  it('says that it is one, and is kept for years: PDF/A-3b, with its own colours', async () => {
    const raw = await rawOf(electronicInvoice)
    for (const words of [
      '%PDF-1.7',
      '<pdfaid:part>3</pdfaid:part>',
      '<pdfaid:conformance>B</pdfaid:conformance>',
      '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
      '<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>',
      '<pdfaSchema:prefix>fx</pdfaSchema:prefix>',
      '/GTS_PDFA1',
    ])
      expect(raw).toContain(words)
  })

  it('has a seller in its description whose name XML has signs for', async () => {
    const raw = await rawOf({ ...electronicInvoice, seller: { ...seller, name: 'Dupont & Fils <SARL>' } })
    expect(raw).toContain('<rdf:li>Dupont &amp; Fils &lt;SARL&gt;</rdf:li>')
    expect(raw).not.toContain('/Author')
  })

  it('writes a letter that its typefaces lack as one they have, and keeps the true one in its data', async () => {
    const drawn = await drawInvoice({ ...electronicInvoice, client: { ...client, name: '工程 Ẑoë ｆｉｎ 🏗' } })
    const [text = ''] = await pdfPages(drawn)
    expect(text).toContain('?? Ẑoë fin ?')
    expect(opened(latin1(drawn))).toContain(latin1('<ram:Name>工程 Ẑoë ｆｉｎ 🏗</ram:Name>'))
    const faces = await readTypefaces()
    const known = inKnownLetters({ names: ['工程', 'Ελένη', 'Ж\u0301', 'a\u202Fb\u00A0c'] }, faces)
    expect(known.names).toEqual(['??', 'Ελένη', 'Ж\u0301', 'a\u202Fb\u00A0c'])
    for (const letter of known.names.join('').replaceAll(/[\p{Z}\p{C}]/gu, ''))
      expect([letter, faces.plain.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)]).toEqual([letter, true])
  })

  it('is the same to the byte for the same facts', async () => {
    expect(await rawOf(electronicInvoice)).toBe(await rawOf(electronicInvoice))
  })

  it('tells what energy cost, that VAT is owed from the invoice on, and stays one sheet', async () => {
    const energy = 'Charges d’énergie de ce transport, comprises dans le prix (article L3222-2) : 188,06 € HT'
    const emission = 'Gaz à effet de serre de cette livraison : 5,0 kg CO₂e'
    const facts = { ...electronicInvoice, energy, emission, data: { ...data, vatOnDebits: true } }
    const pages = await pdfPages(await drawInvoice(facts))
    expect(pages).toHaveLength(1)
    for (const words of [energy, emission, 'Option pour le paiement de la taxe d’après les débits'])
      expect(pages[0]?.split('\n')).toContain(`${words}.`)
  })
})

describe('An invoice of before', () => {
  it('is drawn as it was, without data', async () => {
    const { data: _, ...before } = electronicInvoice
    const old = { ...before, client: { ...client, siren: '12345678900017', vatNumber: 'FR12345678901' } }
    const raw = latin1(await drawInvoice(old))
    // What the drawing of that day made of these facts, but for how a machine packs its streams.
    const unpacked = opened(raw)
      .replaceAll(/\/Length \d+/g, '')
      .replaceAll(/\d{10} \d{5} [nf]/g, '')
      .replace(/startxref\n\d+/, '')
    expect(createHash('sha256').update(unpacked, 'latin1').digest('hex')).toBe(
      '7afd5ce92c8256c222bc9eb9b240b7a206f2d28152774c7e86bede0faf850fdb',
    )
  })
})

async function rawOf(facts: typeof electronicInvoice): Promise<string> {
  return latin1(await drawInvoice(facts))
}

function latin1(bytes: Uint8Array | string): string {
  return Buffer.from(bytes).toString('latin1')
}

/** With its streams unpacked. */
function opened(raw: string): string {
  return raw.replaceAll(/stream\n([\s\S]*?)\nendstream/g, (_, packed: string) => {
    try {
      return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
    } catch {
      return packed
    }
  })
}
