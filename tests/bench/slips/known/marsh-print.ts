import type { Face } from '../drawing/faces.ts'
import type { Sheet } from '../drawing/sheet.ts'

export interface Fonts {
  readonly face?: Face
  readonly bold?: Face
}

/** A framed address, its caption small above it. */
export function framed(sheet: Sheet, caption: string, lines: readonly string[], [x, y, width, height]: readonly [number, number, number, number], { face = 'sans', bold = 'sansBold' }: Fonts = {}): void {
  sheet.box(x, y, width, height)
  sheet.write(caption, x + 6, y + 4, { face, size: 7, color: '#555' })
  lines.forEach((line, at) => sheet.write(line, x + 8, y + 17 + at * 12, { face: at === 0 ? bold : face, size: 9 }))
}

/** The conditions nobody reads; answers the y under them. */
export function smallPrint(sheet: Sheet, words: string, x: number, y: number, width: number, face: Face = 'sans'): number {
  return sheet.flow(words, x, y, width, { face, size: 6.3, color: '#555' })
}

/** A pattern of bars, `width` points wide, with its digits under it. */
export function barcode(sheet: Sheet, digits: string, x: number, y: number, width: number, height: number): void {
  const step = width / (digits.length * 3)
  ;[...digits].forEach((digit, at) => {
    const left = x + at * 3 * step
    sheet.box(left, y, step * (0.4 + Number(digit) / 8), height, '#111', '#111')
    sheet.box(left + 1.9 * step, y, step * 0.4, height, '#111', '#111')
  })
  sheet.write(digits, x + width / 2, y + height + 3, { face: 'mono', size: 8, align: 'center' })
}

export function rounded(value: number, decimals = 2): number {
  return Number(value.toFixed(decimals))
}

/** 1250.5, 2 decimals → '1.250,50', as programs of German make print. */
export function dotted(value: number, decimals = 2): string {
  const [whole, rest] = value.toFixed(decimals).split('.') as [string, string?]
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.')
  return rest === undefined ? grouped : `${grouped},${rest}`
}
