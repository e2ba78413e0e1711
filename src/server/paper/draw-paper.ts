import { buffer } from 'node:stream/consumers'
import type { Instant } from '#server/db/database.ts'
import { colours, write, type Sheet } from './paper-drawing.ts'
import { forgetLetters, readTypefaces } from './typefaces.ts'
import { escapeXml } from './xml.ts'

/** The PDF of a paper: sheets that `draw` fills. The same paper gives the same bytes. */
export async function drawPaper(
  { title, author, at, size = 'A4', archived, numbered = false }: Paper,
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
    // In a paper that is archived, pdfkit would write the author into XML as he stands.
    info: { Title: title, ...(archived === undefined && { Author: author }), CreationDate: new Date(at) },
    ...(numbered && { bufferPages: true }),
    ...(archived !== undefined && { subset: 'PDF/A-3b', pdfVersion: '1.7' }),
  })
  for (const [name, typeface] of Object.entries(typefaces)) sheet.registerFont(name, typeface)
  if (archived !== undefined) archive(sheet, archived, author, new Date(at))
  draw(sheet)
  if (numbered) numberSheets(sheet)
  sheet.end()
  return new Uint8Array(await buffer(sheet))
}

function archive(sheet: Sheet, { attached, metadata }: ArchivedPaper, author: string, at: Date): void {
  const { bytes, ...file } = attached
  // The same content in another form: without it readers of invoices take the file for an enclosure.
  const options = { ...file, relationship: 'Alternative', creationDate: at, modifiedDate: at }
  sheet.file(Buffer.from(bytes), options)
  sheet.appendXML(`
  <rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" rdf:about="">
    <dc:creator><rdf:Seq><rdf:li>${escapeXml(author)}</rdf:li></rdf:Seq></dc:creator>
  </rdf:Description>${metadata}`)
}

/** « Page 2 sur 3 » at the foot of each, at the right. */
function numberSheets(sheet: Sheet): void {
  const { count } = sheet.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    sheet.switchToPage(index)
    const { height, width } = sheet.page
    const hand = { face: 'plain', size: 8, colour: colours.soft, width: 200, align: 'right' } as const
    write(sheet, `Page ${index + 1} sur ${count}`, { x: width - 248, y: height - 26 }, hand)
  }
}

interface Paper {
  readonly title: string
  readonly author: string
  readonly at: Instant
  readonly size?: 'A4' | 'A5'
  /** Its sheets say which of how many they are. */
  readonly numbered?: boolean
  /** Makes it a PDF/A-3b (ISO 19005-3), to be kept for years. All its letters must be those of its typefaces. */
  readonly archived?: ArchivedPaper
}

/** A file inside the paper, which says the same for machines; and XMP that describes it, `rdf:Description` elements. */
export interface ArchivedPaper {
  readonly attached: {
    readonly name: string
    readonly type: string
    readonly description: string
    readonly bytes: Uint8Array
  }
  readonly metadata: string
}
