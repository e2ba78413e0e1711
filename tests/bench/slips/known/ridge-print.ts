import { fr } from '../drawing/french-number.ts'
import type { Sheet, Style } from '../drawing/sheet.ts'
import type { Column } from '../drawing/table.ts'

/** '1 250,50', '1.250,50', '1250,50', '1250.50'. */
export type Figures = 'space' | 'dot' | 'plain' | 'point'

export function figure(value: number, decimals: number, as: Figures = 'space'): string {
  if (as === 'point') return value.toFixed(decimals)
  return fr(value, decimals, { space: ' ', dot: '.', plain: '' }[as])
}

/** Columns of a table, in short. */
export function columns(...given: readonly (readonly [title: string, width: number, align?: Column['align']])[]): readonly Column[] {
  return given.map(([title, width, align]) => (align === undefined ? { title, width } : { title, width, align }))
}

/** Words and their values, one pair a line; answers the y under them. */
export function pairs(sheet: Sheet, rows: readonly (readonly [string, string])[], x: number, valueX: number, y: number, step: number, style: Style = {}, value: Style = style): number {
  rows.forEach(([name, worth], at) => {
    sheet.write(name, x, y + at * step, style)
    sheet.write(worth, valueX, y + at * step, value)
  })
  return y + rows.length * step
}

interface Cases {
  readonly height?: number
  readonly head?: string
  readonly style?: Style
  readonly value?: Style
}

/** A strip of cases, titles in a band above the values; answers the y under it. */
export function caseStrip(sheet: Sheet, given: readonly (readonly [title: string, worth: string, width: number])[], x: number, y: number, { height = 36, head, style = {}, value = style }: Cases = {}): number {
  given.reduce((left, [title, worth, width]) => {
    if (head !== undefined) sheet.box(left, y, width, 14, head, '#111')
    sheet.box(left, y, width, height)
    if (head === undefined) sheet.rule(left, y + 14, left + width, y + 14, 0.4)
    sheet.write(title, left + width / 2, y + 4, { size: 7, ...style, align: 'center' })
    sheet.write(worth, left + width / 2, y + 14 + (height - 14) / 2 - (value.size ?? 9) / 2, { ...value, align: 'center' })
    return left + width
  }, x)
  return y + height
}

/** A rubber stamp, a little askew. */
export function stamp(sheet: Sheet, words: readonly string[], x: number, y: number, degrees = -6, color = '#27408b'): void {
  const width = Math.max(...words.map((line) => sheet.widthOf(line, { face: 'sansBold', size: 9 }))) + 16
  sheet.turned(degrees, x, y, () => {
    sheet.box(x, y, width, words.length * 12 + 8, undefined, color, 3)
    words.forEach((line, at) => sheet.write(line, x + width / 2, y + 6 + at * 12, { face: 'sansBold', size: 9, color, align: 'center', opacity: 0.8 }))
  })
}
