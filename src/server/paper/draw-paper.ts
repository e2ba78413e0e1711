import { buffer } from 'node:stream/consumers'
import type { Instant } from '#server/db/database.ts'
import type { Sheet } from './paper-drawing.ts'
import { forgetLetters, readTypefaces } from './typefaces.ts'

/** The PDF of a paper: sheets that `draw` fills. The same paper gives the same bytes. */
export async function drawPaper(
  { title, author, at, size = 'A4' }: Paper,
  draw: (sheet: Sheet) => void,
): Promise<Uint8Array> {
  // Half a second of loading that a server does without until its first paper.
  const [{ default: PDFDocument }, typefaces] = await Promise.all([import('pdfkit'), readTypefaces()])
  forgetLetters(typefaces)
  const sheet = new PDFDocument({
    size,
    margin: 0,
    lang: 'fr-FR',
    displayTitle: true,
    // The types of pdfkit know a path here, and no typeface.
    font: typefaces.plain as string,
    info: { Title: title, Author: author, CreationDate: new Date(at) },
  })
  for (const [name, typeface] of Object.entries(typefaces)) sheet.registerFont(name, typeface)
  draw(sheet)
  sheet.end()
  return new Uint8Array(await buffer(sheet))
}

interface Paper {
  readonly title: string
  readonly author: string
  readonly at: Instant
  readonly size?: 'A4' | 'A5'
}
