import type { Sheet, Style } from '../drawing/sheet.ts'

/** Lines under one another, the first perhaps taller; answers the y under the last. */
export function under(sheet: Sheet, words: readonly string[], x: number, y: number, step: number, style: Style = {}, first: Style = style): number {
  const taller = Math.max(0, (first.size ?? 9) - (style.size ?? 9))
  words.forEach((line, at) => sheet.write(line, x, y + at * step + (at === 0 ? 0 : taller), at === 0 ? first : style))
  return y + words.length * step + taller
}

interface Cells {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height?: number
  readonly caption?: Style
  readonly value?: Style
  readonly fill?: string
  readonly line?: string
}

/** A row of boxes of the same width, each with its caption over its value. */
export function cells(sheet: Sheet, told: readonly (readonly [string, string])[], given: Cells): void {
  const { x, y, width, height = 34, caption = { size: 7 }, value: valueStyle = { size: 9.5, face: 'sansBold' }, fill, line = '#333' } = given
  told.forEach(([words, value], at) => {
    sheet.box(x + at * width, y, width, height, undefined, line)
    if (fill !== undefined) sheet.box(x + at * width, y, width, height * 0.4, fill, line)
    sheet.write(words, x + at * width + width / 2, y + 3, { ...caption, align: 'center' })
    sheet.write(value, x + at * width + width / 2, y + height * 0.4 + 5, { ...valueStyle, align: 'center' })
  })
}

/** 'Caption : value' lines, the values in one column. */
export function pairs(sheet: Sheet, told: readonly (readonly [string, string])[], x: number, y: number, gap: number, step: number, style: Style = {}): number {
  told.forEach(([words, value], at) => {
    sheet.write(words, x, y + at * step, style)
    sheet.write(value, x + gap, y + at * step, style)
  })
  return y + told.length * step
}

/** What is printed small at the foot of such papers. */
export function smallPrint(sheet: Sheet, y: number, style: Style = {}): number {
  return sheet.flow(
    'Les marchandises voyagent aux risques et périls du destinataire, à qui il appartient de faire toutes réserves auprès du transporteur dans les 3 jours. Réserve de propriété : loi n° 80-335 du 12 mai 1980. Toute réclamation doit être formulée sous 48 heures. Escompte pour paiement anticipé : néant.',
    40,
    y,
    sheet.width - 80,
    { size: 6.5, color: '#555', ...style },
  )
}
