import { describe, expect, it } from 'vitest'
import { drawnPdf, sheet, textPdf } from './drawn-slips.ts'
import { formPdf, packed, page as pageObject, rawPdf } from './raw-pdf.ts'
import { allowForEngines, firstReading, openReadings, told } from './readings.ts'

allowForEngines()
const reader = openReadings()
const read = (bytes: Uint8Array) => firstReading(reader, bytes, 'application/pdf')

describe('the text layer of a PDF', () => {
  it('gives its words in points, from the upper left corner', async () => {
    const [page] = await read(
      await drawnPdf([(pdf) => void pdf.fontSize(20).text('Poids', 100, 200).text('kg', 300, 200)]),
    )
    expect([Math.round(page!.width), Math.round(page!.height)]).toEqual([595, 842])
    const [poids, kg] = page!.words
    expect([poids?.text, kg?.text]).toEqual(['Poids', 'kg'])
    expect(poids!.x).toBeCloseTo(101.5, 0)
    expect(poids!.y + poids!.height).toBeCloseTo(214.5, 0)
    expect(kg!.x).toBeCloseTo(301, 0)
  })

  it('gives every page', async () => {
    const pages = await read(await drawnPdf([sheet(null), sheet(null), sheet(412)]))
    expect(pages.map((page) => told(page).includes('412 kg'))).toEqual([false, false, true])
  })

  it('is nothing where there are more words than any slip holds, on a page or on all', async () => {
    const content = (count: number) =>
      packed(
        Array.from(
          { length: count },
          (_, at) => `BT /H 4 Tf ${(at % 50) * 11} ${838 - Math.floor(at / 50) * 8} Td (kg) Tj ET`,
        ).join('\n'),
      )
    expect((await read(rawPdf({ 3: pageObject({}), 4: content(2_500) })))[0]?.words).toHaveLength(2_500)
    expect(await read(rawPdf({ 3: pageObject({}), 4: content(2_501) }))).toEqual([])
    expect(
      await read(
        rawPdf({ 2: `<</Type/Pages/Count 6/Kids[${'3 0 R '.repeat(6)}]>>`, 3: pageObject({}), 4: content(2_001) }),
      ),
    ).toEqual([])
  })

  it('keeps columns apart though no space is written between them', async () => {
    const [page] = await read(
      await drawnPdf([
        (pdf) =>
          void pdf
            .text('412', 100, 200, { continued: false, lineBreak: false })
            .text('805', 130, 200, { lineBreak: false }),
      ]),
    )
    expect(page!.words.map(({ text }) => text)).toEqual(['412', '805'])
  })

  it.each([90, 180, 270])('is upright on a page that is shown turned by %i degrees', async (degrees) => {
    const bytes = Buffer.from(await textPdf(412))
      .toString('latin1')
      .replace('/Type /Page\n', `/Type /Page\n/Rotate ${degrees}\n`)
    const [page] = await read(new Uint8Array(Buffer.from(bytes, 'latin1')))
    expect(told(page!)).toContain('Poids total : 412 kg')
  })

  it.each([90, 180, 270])('is upright where the words run at %i degrees over the page', async (degrees) => {
    const [page] = await read(
      await drawnPdf([(pdf) => void (pdf.rotate(degrees, { origin: [297, 421] }), sheet(412)(pdf))]),
    )
    expect(told(page!)).toContain('Poids total : 412 kg')
  })

  it('leaves out words that nobody sees', async () => {
    const [page] = await read(
      await drawnPdf([(pdf) => void (sheet(412)(pdf), pdf.addContent('3 Tr').text('Poids total : 999 kg', 50, 300))]),
    )
    expect(told(page!)).toContain('412')
    expect(told(page!)).not.toContain('999')
  })

  it('leaves out words beside the page', async () => {
    const [page] = await read(
      await drawnPdf([(pdf) => void (sheet(412)(pdf), pdf.text('999', 900, 300, { lineBreak: false }))]),
    )
    expect(told(page!)).not.toContain('999')
  })

  it('has none of a page that holds more letters than any slip', async () => {
    const pages = await read(
      await drawnPdf([
        (pdf) => void pdf.fontSize(4).text('lorem ipsum '.repeat(1400), 0, 0, { width: 595, height: 842 }),
      ]),
    )
    expect(pages[0]!.words).toEqual([])
  })

  it('has what was typed into a form', async () => {
    const [page] = await read(formPdf('412 kg'))
    expect(told(page!)).toContain('412 kg')
  })

  it('of a very long document is that of its first twenty and last twenty pages', async () => {
    const pages = await read(
      await drawnPdf(
        Array.from(
          { length: 60 },
          (_, index) => (pdf: PDFKit.PDFDocument) => void pdf.text(`page${index + 1}`, 50, 50),
        ),
      ),
    )
    expect(pages.map(told)).toEqual(
      Array.from({ length: 40 }, (_, index) => `page${index < 20 ? index + 1 : index + 21}`),
    )
  })
})
