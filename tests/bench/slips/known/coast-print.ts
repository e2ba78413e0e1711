import type { Sheet, Style } from '../drawing/sheet.ts'

const notations = {
  french: { group: ' ', mark: ',' },
  plain: { group: '', mark: ',' },
  point: { group: '', mark: '.' },
  dotted: { group: '.', mark: ',' },
  quoted: { group: "'", mark: '.' },
} as const

/** french: 1 250,5; plain: 1250,5; point: 1250.5; dotted: 1.250,5; quoted: 1'250.5. */
export type Notation = keyof typeof notations

/** A number as a program prints it. */
export function printed(value: number, decimals = 0, notation: Notation = 'french'): string {
  const { group, mark } = notations[notation]
  const [whole, rest] = value.toFixed(decimals).split('.') as [string, string?]
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group)
  return rest === undefined ? grouped : `${grouped}${mark}${rest}`
}

/** Labels on the left, their values flush right; answers the y under them. */
export function facts(sheet: Sheet, pairs: readonly (readonly [label: string, value: string])[], x: number, right: number, y: number, step = 13, style: Style = {}, values: Style = style): number {
  pairs.forEach(([label, value], at) => {
    sheet.write(label, x, y + at * step, style)
    sheet.write(value, right, y + at * step, { ...values, align: 'right' })
  })
  return y + pairs.length * step
}

/** Lines under each other, all in one style; answers the y under them. */
export function stacked(sheet: Sheet, words: readonly string[], x: number, y: number, step: number, style: Style = {}): number {
  words.forEach((line, at) => sheet.write(line, x, y + at * step, style))
  return y + words.length * step
}
