import { buffer } from 'node:stream/consumers'
import { drawAmounts } from './invoice-amounts.ts'
import type { InvoiceFacts } from './invoice-facts.ts'
import { drawFooter } from './invoice-footer.ts'
import { drawHead } from './invoice-head.ts'
import { drawJourney } from './invoice-journey.ts'
import { drawParties } from './invoice-parties.ts'
import { forgetLetters, readTypefaces } from './typefaces.ts'

/** The PDF of an invoice: a sheet of A4. The same facts give the same bytes. */
export async function drawInvoice(facts: InvoiceFacts): Promise<Uint8Array> {
  // Half a second of loading that a server does without until its first invoice.
  const [{ default: PDFDocument }, typefaces] = await Promise.all([import('pdfkit'), readTypefaces()])
  forgetLetters(typefaces)
  const sheet = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: 'fr-FR',
    displayTitle: true,
    // The types of pdfkit know a path here, and no typeface.
    font: typefaces.plain as string,
    info: { Title: `Facture ${facts.number}`, Author: facts.seller.name, CreationDate: new Date(facts.issuedAt) },
  })
  for (const [name, typeface] of Object.entries(typefaces)) sheet.registerFont(name, typeface)
  const parties = drawHead(sheet, facts)
  const journey = drawParties(sheet, facts, parties)
  drawAmounts(sheet, facts, drawJourney(sheet, facts, journey))
  drawFooter(sheet, facts)
  sheet.end()
  return new Uint8Array(await buffer(sheet))
}
