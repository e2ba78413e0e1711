import type { Sheet, Style } from '../drawing/sheet.ts'

/** One case of a strip: its caption, what stands in it, its width in points. */
export type Case = readonly [caption: string, value: string, width: number]

interface Strip {
  readonly x: number
  readonly y: number
  readonly style?: Style
  readonly bold?: Style
  readonly fill?: string
}

/** Cases side by side, captions in a row of their own above the values; answers the y under it. */
export function strip(sheet: Sheet, cases: readonly Case[], { x, y, style = {}, bold = style, fill }: Strip): number {
  cases.reduce((left, [caption, value, width]) => {
    sheet.box(left, y, width, 16, fill)
    sheet.box(left, y + 16, width, 20)
    sheet.write(caption, left + width / 2, y + 4, { ...style, size: 7.5, align: 'center' })
    sheet.write(value, left + width / 2, y + 21, { ...bold, align: 'center' })
    return left + width
  }, x)
  return y + 36
}

/** Captions on the left, values `gap` points further; answers the y under them. */
export function facts(sheet: Sheet, pairs: readonly (readonly [caption: string, value: string])[], x: number, y: number, gap: number, step: number, style: Style = {}, bold: Style = style): number {
  pairs.forEach(([caption, value], at) => {
    sheet.write(caption, x, y + at * step, style)
    sheet.write(value, x + gap, y + at * step, bold)
  })
  return y + pairs.length * step
}

/** Small print at the foot of a page, centred. */
export function footLines(sheet: Sheet, lines: readonly string[], style: Style = {}): void {
  lines.forEach((line, at) => sheet.write(line, sheet.width / 2, sheet.height - 20 - (lines.length - at) * 9, { size: 6.5, color: '#555', ...style, align: 'center' }))
}
