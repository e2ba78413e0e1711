import type { Sheet, Style } from './sheet.ts'

/** Lines under each other, the first perhaps in another style; answers the y under them. */
export function writtenLines(
  sheet: Sheet,
  words: readonly string[],
  x: number,
  y: number,
  step: number,
  style: Style = {},
  first: Style = style,
): number {
  words.forEach((line, at) => sheet.write(line, x, y + at * step, at === 0 ? first : style))
  return y + words.length * step
}

/** Boxes side by side, a small caption above each value. */
export function captionedBoxes(
  sheet: Sheet,
  pairs: readonly (readonly [caption: string, value: string])[],
  x: number,
  y: number,
  widths: readonly number[],
  style: Style = {},
): number {
  pairs.reduce((left, [caption, value], at) => {
    const width = widths[at]!
    sheet.box(left, y, width, 34)
    sheet.write(caption, left + 5, y + 4, { ...style, size: 7, color: '#444' })
    sheet.write(value, left + width / 2, y + 17, { ...style, align: 'center' })
    return left + width
  }, x)
  return y + 34
}
