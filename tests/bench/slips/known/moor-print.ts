import type { Face } from '../drawing/faces.ts'
import type { Sheet, Style } from '../drawing/sheet.ts'

interface Framed {
  readonly face?: Face
  readonly bold?: Face
  readonly size?: number
  readonly step?: number
  readonly line?: string
}

/** A framed address: a small caption on the frame's top, the first line in bold. */
export function addressFrame(sheet: Sheet, caption: string, words: readonly string[], [x, y, width, height]: readonly [number, number, number, number], framed: Framed = {}): void {
  const { face = 'sans', bold = 'sansBold', size = 9, step = 13, line = '#111' } = framed
  sheet.box(x, y, width, height, undefined, line)
  sheet.write(caption, x + 6, y + 4, { face, size: 7, color: '#555' })
  words.forEach((written, at) => sheet.write(written, x + 8, y + 16 + at * step, { face: at === 0 ? bold : face, size }))
}

/** Cases side by side: a filled row of captions over a row of values. Answers the y under them. */
export function footCases(sheet: Sheet, cases: readonly (readonly [caption: string, value: string, width: number])[], x: number, y: number, style: Style & { readonly bold?: Face; readonly fill?: string; readonly height?: number } = {}): number {
  const { bold = 'sansBold', fill = '#e6e6e6', height = 20, ...value } = style
  cases.reduce((left, [caption, words, width]) => {
    sheet.box(left, y, width, 14, fill)
    sheet.write(caption, left + width / 2, y + 3.5, { ...value, size: 7.5, align: 'center' })
    sheet.box(left, y + 14, width, height)
    sheet.write(words, left + width / 2, y + 14 + height / 2 - 5, { ...value, face: bold, align: 'center' })
    return left + width
  }, x)
  return y + 14 + height
}

/** Captions and values in two columns, one pair a line. Answers the y under them. */
export function pairs(sheet: Sheet, rows: readonly (readonly [caption: string, value: string])[], x: number, y: number, offset: number, step = 13, style: Style = {}, valueStyle: Style = style): number {
  rows.forEach(([caption, value], at) => {
    sheet.write(caption, x, y + at * step, style)
    sheet.write(value, x + offset, y + at * step, valueStyle)
  })
  return y + rows.length * step
}

/** A stamp's frame, slightly turned, one or more lines inside. */
export function rubberStamp(sheet: Sheet, words: readonly string[], x: number, y: number, width: number, color = '#27489c', degrees = -7): void {
  sheet.turned(degrees, x, y, () => {
    sheet.box(x, y, width, 12 + words.length * 12, undefined, color, 3)
    words.forEach((line, at) => sheet.write(line, x + width / 2, y + 8 + at * 12, { face: 'sansBold', size: 9, color, align: 'center', opacity: 0.8 }))
  })
}

/** A scrawl where somebody signed. */
export function scrawl(sheet: Sheet, x: number, y: number, color = '#1d2f7a'): void {
  const points = [0, 9, 6, 14, 3, 17, 8, 12, 10]
  points.slice(1).forEach((height, at) => sheet.rule(x + at * 9, y + points[at]!, x + (at + 1) * 9, y + height, 1, color))
}

/** Bars, as of a printed code, without meaning. */
export function bars(sheet: Sheet, x: number, y: number, width: number, height: number): void {
  for (let left = 0, at = 0; left < width; at++) {
    const thick = [1, 2, 1, 3, 1, 1, 2][at % 7]!
    sheet.box(x + left, y, thick - 0.7, height, '#111')
    left += thick + [1.5, 2.5, 2][at % 3]!
  }
}

/** Lines under each other, the first set larger: the second keeps clear of it. Answers the y under them. */
export function headed(sheet: Sheet, words: readonly string[], x: number, y: number, step: number, style: Style = {}, first: Style = style): number {
  const gap = Math.max(step, (first.size ?? 9) * 1.4)
  words.forEach((line, at) => sheet.write(line, x, at === 0 ? y : y + gap + (at - 1) * step, at === 0 ? first : style))
  return y + gap + (words.length - 1) * step
}
