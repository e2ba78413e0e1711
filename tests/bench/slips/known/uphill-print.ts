import { chance } from '../drawing/chance.ts'
import type { Face } from '../drawing/faces.ts'
import type { Sheet, Style } from '../drawing/sheet.ts'

type Pairs = readonly (readonly [caption: string, value: string])[]

/** Lines under each other, the first perhaps in another style; answers the y under them. */
export function stacked(sheet: Sheet, words: readonly string[], x: number, y: number, step: number, style: Style = {}, first: Style = style): number {
  const lead = Math.max(0, (first.size ?? 9) * 1.4 - step)
  words.forEach((line, at) => sheet.write(line, x, y + at * step + (at === 0 ? 0 : lead), at === 0 ? first : style))
  return y + words.length * step + lead
}

interface CaseLook {
  readonly face?: Face
  readonly bold?: Face
  readonly fill?: string
  readonly ink?: string
  readonly size?: number
  readonly height?: number
}

/** Cases side by side: a caption in a band, its value under it; answers the y under them. */
export function cases(sheet: Sheet, pairs: Pairs, x: number, y: number, widths: readonly number[], look: CaseLook = {}): number {
  const { face = 'sans', bold = 'sansBold', fill = '#e6e6e6', ink = '#111', size = 9.5, height = 34 } = look
  pairs.reduce((left, [caption, value], at) => {
    const width = widths[at]!
    sheet.box(left, y, width, 14, fill, '#555')
    sheet.box(left, y + 14, width, height - 14, undefined, '#555')
    sheet.write(caption, left + width / 2, y + 3.5, { face, size: 7.5, color: ink, align: 'center' })
    sheet.write(value, left + width / 2, y + 14 + (height - 14 - size) / 2, { face: bold, size, align: 'center' })
    return left + width
  }, x)
  return y + height
}

/** Rows of a caption and, at a distance, its value; answers the y under them. */
export function facts(sheet: Sheet, pairs: Pairs, x: number, y: number, distance: number, step = 13, style: Style = {}, valueStyle: Style = style): number {
  pairs.forEach(([caption, value], at) => {
    sheet.write(caption, x, y + at * step, style)
    sheet.write(value, x + distance, y + at * step, valueStyle)
  })
  return y + pairs.length * step
}

/** Something that looks like a bar code. */
export function bars(sheet: Sheet, seed: number, x: number, y: number, width: number, height: number): void {
  const luck = chance(seed)
  for (let left = x; left < x + width - 3; ) {
    const thick = luck.pick([0.8, 1.2, 1.8, 2.4])
    sheet.box(left, y, thick, height, '#000', '#000')
    left += thick + luck.pick([1.6, 2.2, 3])
  }
}

/** A rubber stamp, a little askew; (x, y) is its middle. */
export function stamped(sheet: Sheet, words: readonly string[], x: number, y: number, color = '#3a3f9e'): void {
  sheet.turned(-7, x, y, () => {
    sheet.box(x - 72, y - 10 - words.length * 7, 144, words.length * 14 + 14, undefined, color, 4)
    words.forEach((line, at) => sheet.write(line, x, y - words.length * 7 + 2 + at * 13, { face: 'sansBold', size: 9.5, color, align: 'center' }))
  })
}

/** An empty case to sign in. */
export function signing(sheet: Sheet, words: string, x: number, y: number, width: number, height: number, face: Face = 'sans'): void {
  sheet.box(x, y, width, height, undefined, '#888')
  sheet.write(words, x + 5, y + 4, { face, size: 7, color: '#555' })
}
