import type { Face } from './typefaces.ts'

/** The sheet being written on. */
export type Sheet = PDFKit.PDFDocument

/** A4, in points, and what is left free around it. */
export const page = { width: 595.28, height: 841.89, margin: 48 } as const
export const inner = {
  left: page.margin,
  right: page.width - page.margin,
  width: page.width - 2 * page.margin,
} as const

/** The look's colours, by day. */
export const colours = {
  ink: '#111b2b',
  soft: '#4c5666',
  line: '#cfcac0',
  kraft: '#f6f3ed',
  orange: '#fe821e',
  green: '#176b43',
  greenSoft: '#e3f4ea',
  chalk: '#f9f6f0',
} as const

/** How a text is written. `width` in points: it wraps there. */
export interface Hand {
  readonly face: Face
  readonly size: number
  readonly colour: string
  readonly width: number
  readonly align?: 'left' | 'center' | 'right'
}

export const hands = {
  label: { face: 'plain', size: 8.5, colour: colours.soft, width: inner.width },
  text: { face: 'plain', size: 9.5, colour: colours.ink, width: inner.width },
  strong: { face: 'strong', size: 9.5, colour: colours.ink, width: inner.width },
} as const satisfies Record<string, Hand>

/** Writes a text and answers the y below it; a text of nothing takes no room. */
export function write(
  sheet: Sheet,
  text: string,
  at: { readonly x: number; readonly y: number },
  { face, size, colour, width, align = 'left' }: Hand,
): number {
  const words = printable(text)
  if (words === '') return at.y
  // Figures of one width where they stand in columns; asked for everywhere, they would cost each word its place in the
  // layout's memory.
  sheet
    .font(face)
    .fontSize(size)
    .fillColor(colour)
    .text(words, at.x, at.y, { width, align, lineGap: 2, ...(align === 'right' && { features: ['tnum'] }) })
  return sheet.y
}

/** Where a block of that height begins: there, or at the top of a new sheet when it would reach into the footer. */
export function roomFor(sheet: Sheet, height: number, y: number): number {
  if (y + height <= footerTop) return y
  sheet.addPage()
  return page.margin
}

/** Where the footer of a sheet begins. */
export const footerTop = page.height - 80

/** A dashed line across, as a ticket tears. */
export function tear(sheet: Sheet, y: number): void {
  sheet
    .save()
    .moveTo(inner.left, y)
    .lineTo(inner.right, y)
    .lineWidth(1)
    .dash(3, { space: 3 })
    .strokeColor(colours.line)
    .stroke()
    .restore()
}

/** On one line, without control characters, and with the no-break space that typefaces have. */
function printable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('\u202F', '\u00A0')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}\t\n]+/gu, ' ')
    .trim()
}

/** What the law wants said, at the footer of the sheet. */
export function drawFooter(sheet: Sheet, sentences: readonly string[]): void {
  sheet.moveTo(inner.left, footerTop).lineTo(inner.right, footerTop).lineWidth(1).strokeColor(colours.line).stroke()
  let below = footerTop + 10
  for (const sentence of sentences)
    below = write(sheet, sentence, { x: inner.left, y: below }, { ...hands.label, size: 8 }) + 2
}
