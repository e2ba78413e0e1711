import type { Face } from './typefaces.ts'

/** The sheet being written on. */
export type Sheet = PDFKit.PDFDocument

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

/** How a text is written. `width` in points: it wraps there. `tracking`: between two letters, in parts of the size. */
export interface Hand {
  readonly face: Face
  readonly size: number
  readonly colour: string
  readonly width: number
  readonly align?: 'left' | 'center' | 'right'
  readonly tracking?: number
}

/** Writes a text and answers the y below it; a text of nothing takes no room. */
export function write(sheet: Sheet, text: string, at: { readonly x: number; readonly y: number }, hand: Hand): number {
  const words = printable(text)
  if (words === '') return at.y
  sheet.font(hand.face).fontSize(hand.size).fillColor(hand.colour).text(words, at.x, at.y, setting(hand))
  return sheet.y
}

/** How high it would stand, points. */
export function heightOf(sheet: Sheet, text: string, hand: Hand): number {
  const words = printable(text)
  return words === '' ? 0 : sheet.font(hand.face).fontSize(hand.size).heightOfString(words, setting(hand))
}

/** How wide it would be on one line, points. */
export function widthOf(sheet: Sheet, text: string, hand: Omit<Hand, 'width'>): number {
  const { width: _, ...line } = setting({ ...hand, width: 0 })
  return sheet.font(hand.face).fontSize(hand.size).widthOfString(printable(text), line)
}

/**
 * Figures of one width where they stand in columns; asked for everywhere, they would cost each word its place in the
 * layout's memory.
 */
function setting({ align = 'left', size, tracking, width }: Hand) {
  return {
    width,
    align,
    lineGap: 2,
    ...(align === 'right' && { features: ['tnum' as const] }),
    ...(tracking !== undefined && { characterSpacing: tracking * size }),
  }
}

/** On one line, without control characters, and with the no-break space that typefaces have. */
function printable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('\u202F', '\u00A0')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}\t\n]+/gu, ' ')
    .trim()
}
