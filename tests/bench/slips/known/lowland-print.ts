import { chance } from '../drawing/chance.ts'
import { fr } from '../drawing/french-number.ts'
import type { Sheet } from '../drawing/sheet.ts'

/** How a paper writes 1250.5: 1 250,5 — 1250,5 — 1.250,5 — 1250.5 — 1'250.5. */
export type Print = 'blank' | 'run' | 'point' | 'dot' | 'swiss'

/** A figure as the paper's program prints it. */
export function figure(value: number, decimals: number, print: Print = 'run'): string {
  if (print === 'blank') return fr(value, decimals, ' ')
  if (print === 'point') return fr(value, decimals, '.')
  if (print === 'dot') return value.toFixed(decimals)
  if (print === 'swiss') return fr(value, decimals, "'").replace(',', '.')
  return fr(value, decimals)
}

/** A bar code, of no meaning, `width` points long at most. */
export function barCode(sheet: Sheet, x: number, y: number, width: number, height: number, seed: number): void {
  const luck = chance(seed)
  for (let left = x; left < x + width - 4; ) {
    const thick = luck.whole(1, 3) * 0.8
    sheet.box(left, y, thick, height, '#111', '#111')
    left += thick + luck.whole(2, 4) * 0.8
  }
}

/** Small grey words at the foot of a page, wrapping between the margins. */
export function smallPrint(sheet: Sheet, words: string, y: number, margin = 40): void {
  sheet.flow(words, margin, y, sheet.width - margin * 2, { size: 6.5, color: '#555' })
}

/** A column of figures under a caption: caption left, figure right, one row each; answers the y under them. */
export function captionedFigures(sheet: Sheet, pairs: readonly (readonly [string, string])[], x: number, y: number, width: number, step = 16): number {
  pairs.forEach(([caption, words], at) => {
    sheet.write(caption, x + 5, y + at * step + 4, { size: 8.5 })
    sheet.write(words, x + width - 5, y + at * step + 4, { size: 8.5, face: 'sansBold', align: 'right' })
    sheet.rule(x, y + (at + 1) * step, x + width, y + (at + 1) * step, 0.3, '#888')
  })
  sheet.box(x, y, width, pairs.length * step)
  return y + pairs.length * step
}
