import { chance } from '../drawing/chance.ts'
import { fr } from '../drawing/french-number.ts'
import type { Sheet, Style } from '../drawing/sheet.ts'

type Pairs = readonly (readonly [caption: string, value: string])[]

/** Captions with their values `gap` points to the right, a line each; answers the y under them. */
export function captioned(sheet: Sheet, pairs: Pairs, [x, y]: readonly [number, number], gap: number, step: number, style: Style = {}, values: Style = style): number {
  pairs.forEach(([caption, value], at) => {
    sheet.write(caption, x, y + at * step, style)
    sheet.write(value, x + gap, y + at * step, values)
  })
  return y + pairs.length * step
}

/** Lines under each other, a larger first one taking its room; answers the y under them. */
export function stacked(sheet: Sheet, words: readonly string[], x: number, y: number, step: number, style: Style = {}, first: Style = style): number {
  const larger = (first.size ?? 9) - (style.size ?? 9)
  const room = larger > 0 ? larger + 2 : 0
  words.forEach((line, at) => sheet.write(line, x, y + at * step + (at === 0 ? 0 : room), at === 0 ? first : style))
  return y + words.length * step + room
}

/** Bars a scanner would read, with no meaning. */
export function bars(sheet: Sheet, x: number, y: number, width: number, height: number, seed: number): void {
  const luck = chance(seed + 5)
  for (let left = x; left < x + width - 3; left += luck.between(2.2, 4.6)) sheet.box(left, y, luck.pick([0.4, 0.9, 1.6]), height, '#111')
}

/** A rubber stamp with its frame, turned a little. */
export function rubberStamp(sheet: Sheet, words: readonly string[], x: number, y: number, degrees: number, color: string): void {
  const width = Math.max(...words.map((line) => sheet.widthOf(line, { face: 'sansBold', size: 10 }))) + 24
  sheet.turned(degrees, x, y, () => {
    sheet.box(x, y, width, words.length * 14 + 10, undefined, color, 4)
    words.forEach((line, at) => sheet.write(line, x + width / 2, y + 7 + at * 14, { face: 'sansBold', size: 10, color, align: 'center' }))
  })
}

/** 1234.5 → '1 234,50'. */
export function money(value: number): string {
  return fr(value, 2, ' ')
}

/** Numbers together, free of floating dust. */
export function together(values: readonly number[], decimals = 2): number {
  return Number(values.reduce((sum, value) => sum + value, 0).toFixed(decimals))
}
