import type { Sheet, Style } from '../drawing/sheet.ts'

/** Lines one under the other; answers the y under the last. */
export function down(sheet: Sheet, lines: readonly string[], x: number, y: number, step: number, style?: Style): number {
  lines.forEach((line, at) => sheet.write(line, x, y + at * step, style))
  return y + lines.length * step
}

/** A row of boxes: a small caption in each, what is filled in under it. */
export function strip(sheet: Sheet, cells: readonly (readonly [caption: string, value: string, width: number])[], x: number, y: number, { height = 34, face = 'sans', bold = 'sansBold', line = '#333', fill }: Strip = {}): number {
  cells.reduce((left, [caption, value, width]) => {
    sheet.box(left, y, width, height, fill, line)
    sheet.write(caption, left + width / 2, y + 4, { face, size: 7.5, align: 'center', color: '#444' })
    sheet.write(value, left + width / 2, y + height - 16, { face: bold, size: 10, align: 'center' })
    return left + width
  }, x)
  return y + height
}

type Strip = { readonly height?: number; readonly face?: Style['face']; readonly bold?: Style['face']; readonly line?: string; readonly fill?: string }

/** Words on the left and what they say on the right, one pair under the other; answers the y under the last. */
export function pairs(sheet: Sheet, said: readonly (readonly [words: string, value: string])[], [x, right, y, step]: readonly [number, number, number, number], style: Style = {}, valueStyle: Style = style): number {
  said.forEach(([words, value], at) => {
    sheet.write(words, x, y + at * step, style)
    sheet.write(value, right, y + at * step, { ...valueStyle, align: 'right' })
  })
  return y + said.length * step
}
