import { buffer } from 'node:stream/consumers'
import { drawAmounts } from './invoice-amounts.ts'
import type { InvoiceFacts } from './invoice-facts.ts'
import { drawFooter } from './invoice-footer.ts'
import { drawHead } from './invoice-head.ts'
import { drawJourney } from './invoice-journey.ts'
import { drawParties } from './invoice-parties.ts'
import { typefaces } from './invoice-drawing.ts'

/** The PDF of an invoice: a sheet of A4. The same facts give the same bytes. */
export async function drawInvoice(facts: InvoiceFacts): Promise<Uint8Array> {
  // Half a second of loading that a server does without until its first invoice.
  const { default: PDFDocument } = await import('pdfkit')
  const sheet = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: 'fr-FR',
    displayTitle: true,
    font: typefaces.plain,
    info: { Title: `Facture ${facts.number}`, Author: facts.seller.name, CreationDate: new Date(facts.issuedAt) },
  })
  for (const [name, path] of Object.entries(typefaces)) sheet.registerFont(name, path)
  const parties = drawHead(sheet, facts)
  const journey = drawParties(sheet, facts, parties)
  drawAmounts(sheet, facts, drawJourney(sheet, facts, journey))
  drawFooter(sheet, facts)
  sheet.end()
  return new Uint8Array(await buffer(sheet))
}
