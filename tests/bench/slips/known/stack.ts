import type { Sheet, Style } from '../drawing/sheet.ts'

/** Lines one under the other, the first in its own style, with room for its size; answers the y under them. */
export function stack(sheet: Sheet, words: readonly string[], x: number, y: number, style: Style & { readonly step?: number; readonly first?: Style } = {}): number {
  const { step = 12, first = {}, ...rest } = style
  const room = Math.max(0, (first.size ?? 0) - (rest.size ?? 9) - 1)
  words.forEach((line, at) => sheet.write(line, x, at === 0 ? y : y + room + at * step, at === 0 ? { ...rest, ...first } : rest))
  return y + room + words.length * step
}

/** A printed case: its caption small at the top left, what is filled in below. */
export function printedCase(sheet: Sheet, [x, y, width, height]: readonly [number, number, number, number], caption: string, value: string, { face = 'sans', size = 10, align = 'left', color = '#111' }: Style = {}): void {
  sheet.box(x, y, width, height, undefined, '#333')
  sheet.write(caption, x + 4, y + 3, { face, size: 6.5, color: '#444' })
  const at = { left: x + 6, center: x + width / 2, right: x + width - 6 }[align]
  sheet.write(value, at, y + height - size - 5, { face, size, align, color })
}
