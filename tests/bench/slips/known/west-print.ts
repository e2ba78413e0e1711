import { fr } from '../drawing/french-number.ts'
import type { Sheet, Style } from '../drawing/sheet.ts'

/** 1250.5, 2 decimals, group ',' → '1,250.50', as programs set in English print. */
export function dotted(value: number, decimals = 0, group = ''): string {
  return fr(value, decimals, ';').replace(',', '.').replaceAll(';', group)
}

/** Captions and values in two columns; answers the y under them. */
export function twoColumns(sheet: Sheet, pairs: readonly (readonly [caption: string, value: string])[], x: number, y: number, offset: number, step: number, style: Style = {}, valueStyle: Style = style): number {
  pairs.forEach(([caption, value], at) => {
    sheet.write(caption, x, y + at * step, style)
    sheet.write(value, x + offset, y + at * step, valueStyle)
  })
  return y + pairs.length * step
}

/** The sum of what is printed, free of binary dust. */
export function sumOf(values: readonly number[], decimals = 3): number {
  return Number(values.reduce((all, value) => all + value, 0).toFixed(decimals))
}
