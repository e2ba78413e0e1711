import { marks } from '../drawing/letterheads.ts'
import type { Sheet, Style } from '../drawing/sheet.ts'

export type Pairs = readonly (readonly [caption: string, value: string])[]

/** Captions in a column, their values in another; answers the y under them. */
export function captionsAndValues(sheet: Sheet, pairs: Pairs, x: number, valueX: number, y: number, step: number, style: Style = {}, valueStyle: Style = style): number {
  pairs.forEach(([caption, value], at) => {
    sheet.write(caption, x, y + at * step, { ...style, align: 'left' })
    sheet.write(value, valueX, y + at * step, valueStyle)
  })
  return y + pairs.length * step
}

/** A row of cells: a filled caption strip over a value. */
export function capped(sheet: Sheet, pairs: Pairs, x: number, y: number, widths: readonly number[], style: Style = {}, fill = '#e8e8e8'): number {
  pairs.reduce((left, [caption, value], at) => {
    const width = widths[at]!
    sheet.box(left, y, width, 15, fill, '#555')
    sheet.box(left, y + 15, width, 21, undefined, '#555')
    sheet.write(caption, left + width / 2, y + 4, { ...style, size: 7.5, align: 'center' })
    sheet.write(value, left + width / 2, y + 21, { ...style, align: 'center' })
    return left + width
  }, x)
  return y + 36
}

/** The lines of an address, the customer's or the site's. */
export function addressOf(seed: number): readonly [string, string, string] {
  const { client, site, siteTown } = marks(seed)
  return [client, site, siteTown]
}
