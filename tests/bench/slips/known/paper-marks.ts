import { chance } from '../drawing/chance.ts'
import type { Sheet, Style } from '../drawing/sheet.ts'

/** Bars that look like a bar code. */
export function barcode(sheet: Sheet, x: number, y: number, width: number, height: number, seed: number): void {
  const luck = chance(seed + 5)
  for (let left = x; left < x + width - 3; ) {
    const bar = luck.pick([0.8, 1.2, 2])
    sheet.box(left, y, bar, height, '#111', '#111')
    left += bar + luck.pick([1.6, 2.2, 3])
  }
}

/** A rubber stamp, slightly askew. */
export function rubberStamp(sheet: Sheet, words: readonly string[], x: number, y: number, width: number, color = '#2b4aa0'): void {
  sheet.turned(-6, x, y, () => {
    sheet.box(x, y, width, words.length * 13 + 10, undefined, color, 4)
    words.forEach((line, at) => sheet.write(line, x + width / 2, y + 7 + at * 13, { face: 'sansBold', size: 9, color, align: 'center' }))
  })
}

/** Words on the left, a figure on the right, one pair under the other; answers the y under them. */
export function pairedLines(sheet: Sheet, pairs: readonly (readonly [words: string, figure: string])[], x: number, y: number, width: number, step: number, style: Style = {}): number {
  pairs.forEach(([words, figure], at) => {
    sheet.write(words, x, y + at * step, style)
    sheet.write(figure, x + width, y + at * step, { ...style, align: 'right' })
  })
  return y + pairs.length * step
}
