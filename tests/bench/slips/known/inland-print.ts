import type { Sheet, Style } from '../drawing/sheet.ts'

type Pair = readonly [label: string, value: string]

/** Cases in a strip: a shaded caption over each value; answers the y under them. */
export function footStrip(sheet: Sheet, pairs: readonly Pair[], x: number, y: number, widths: readonly number[], style: Style = {}, fill = '#e6e6e6'): number {
  pairs.reduce((left, [caption, value], at) => {
    const width = widths[at]!
    sheet.box(left, y, width, 14, fill)
    sheet.box(left, y + 14, width, 20)
    sheet.write(caption, left + width / 2, y + 3.5, { ...style, size: 7, align: 'center' })
    sheet.write(value, left + width / 2, y + 19, { ...style, align: 'center' })
    return left + width
  }, x)
  return y + 34
}

/** Labels under each other, their values at `gap` points to the right; answers the y under them. */
export function facts(sheet: Sheet, pairs: readonly Pair[], x: number, y: number, gap: number, style: Style = {}, step = 13): number {
  pairs.forEach(([label, value], at) => {
    sheet.write(label, x, y + at * step, style)
    sheet.write(value, x + gap, y + at * step, style)
  })
  return y + pairs.length * step
}

/** A caption, then an address, framed. */
export function addressBox(sheet: Sheet, caption: string, lines: readonly string[], x: number, y: number, width: number, style: Style = {}, round = 0): number {
  const height = 24 + lines.length * 12
  sheet.box(x, y, width, height, undefined, '#666', round)
  sheet.write(caption, x + 7, y + 5, { ...style, size: 7, color: '#555' })
  lines.forEach((line, at) => sheet.write(line, x + 7, y + 17 + at * 12, style))
  return y + height
}

/** A rubber stamp, a little askew. */
export function rubberStamp(sheet: Sheet, lines: readonly string[], x: number, y: number, color = '#2b3f9e'): void {
  const width = Math.max(...lines.map((line) => sheet.widthOf(line, { face: 'sansBold', size: 8 }))) + 20
  sheet.turned(-5, x, y, () => {
    sheet.box(x, y, width, 10 + lines.length * 11, undefined, color, 3)
    lines.forEach((line, at) => sheet.write(line, x + width / 2, y + 6 + at * 11, { face: 'sansBold', size: 8, color, align: 'center' }))
  })
}

/** 1250.5, 3 decimals → '1.250,500'. */
export function dotted(value: number, decimals = 0): string {
  const [whole, rest] = value.toFixed(decimals).split('.') as [string, string?]
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.')
  return rest === undefined ? grouped : `${grouped},${rest}`
}
