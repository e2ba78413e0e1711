import type { Sheet, Style } from '../drawing/sheet.ts'
import type { Column } from '../drawing/table.ts'

/** Lines under each other, the first perhaps in another style; answers the y under them. */
export function stacked(sheet: Sheet, words: readonly string[], x: number, y: number, step: number, style: Style = {}, first: Style = style): number {
  words.forEach((line, at) => sheet.write(line, x, y + at * step, at === 0 ? first : style))
  return y + words.length * step
}

/** Label on the left, value further right, row by row; answers the y under them. */
export function facts(sheet: Sheet, pairs: readonly (readonly [label: string, value: string])[], x: number, y: number, step: number, gap: number, style: Style = {}, strong: Style = style): number {
  pairs.forEach(([label, value], at) => {
    sheet.write(label, x, y + at * step, style)
    sheet.write(value, x + gap, y + at * step, strong)
  })
  return y + pairs.length * step
}

/** Words under the columns of a table, by the column's place; '' leaves a column empty. */
export function underColumns(sheet: Sheet, columns: readonly Column[], x: number, y: number, words: readonly string[], style: Style = {}): void {
  columns.reduce((left, { width, align = 'left' }, at) => {
    const place = { left: left + 4, center: left + width / 2, right: left + width - 4 }[align]
    if (words[at]) sheet.write(words[at], place, y, { ...style, align })
    return left + width
  }, x)
}

interface Cases {
  readonly style?: Style
  readonly strong?: Style
  readonly fill?: string
  readonly line?: string
  readonly head?: number
  readonly body?: number
}

/** A row of cases: captions in a head strip, values under it; answers the y under them. */
export function cases(sheet: Sheet, pairs: readonly (readonly [caption: string, value: string])[], x: number, y: number, widths: readonly number[], given: Cases = {}): number {
  const { style = {}, strong = style, fill = '#eeeeee', line = '#444', head = 15, body = 20 } = given
  pairs.reduce((left, [caption, value], at) => {
    const width = widths[at]!
    sheet.box(left, y, width, head, fill, line)
    sheet.box(left, y + head, width, body, undefined, line)
    sheet.write(caption, left + width / 2, y + (head - 8) / 2, { ...style, size: 7.5, align: 'center' })
    sheet.write(value, left + width / 2, y + head + (body - (strong.size ?? 9)) / 2, { ...strong, align: 'center' })
    return left + width
  }, x)
  return y + head + body
}

/** Columns from titles, widths and letters for the side: l, c or r. */
export function columnsOf(...given: readonly (readonly [title: string, width: number, side?: 'l' | 'c' | 'r'])[]): readonly Column[] {
  return given.map(([title, width, side = 'l']) => ({ title, width, align: ({ l: 'left', c: 'center', r: 'right' } as const)[side] }))
}

/** The last n of a sum may not be printed otherwise than it adds up: rounds away the binary tail. */
export function exact(value: number, decimals = 3): number {
  return Number(value.toFixed(decimals))
}
