import type { Sheet, Style } from '../drawing/sheet.ts'

export interface Rows {
  readonly x: number
  readonly y: number
  readonly step: number
  /** Where the values stand, in points from x: their left edge, or their right edge when aligned right. */
  readonly valueAt: number
  readonly style?: Style
  readonly valueStyle?: Style
}

/** Captions under each other, each with its value beside it; answers the y under them. */
export function labelValueRows(sheet: Sheet, pairs: readonly (readonly [label: string, value: string])[], { x, y, step, valueAt, style = {}, valueStyle = style }: Rows): number {
  pairs.forEach(([label, value], at) => {
    sheet.write(label, x, y + at * step, style)
    sheet.write(value, x + valueAt, y + at * step, valueStyle)
  })
  return y + pairs.length * step
}
