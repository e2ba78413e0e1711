import { colours, write, type Hand, type Sheet } from '#server/paper/paper-drawing.ts'

/** A4, in points, and what is left free around it. */
export const page = { width: 595.28, height: 841.89, margin: 48 } as const
export const inner = {
  left: page.margin,
  right: page.width - page.margin,
  width: page.width - 2 * page.margin,
} as const

export const hands = {
  label: { face: 'plain', size: 8.5, colour: colours.soft, width: inner.width },
  text: { face: 'plain', size: 9.5, colour: colours.ink, width: inner.width },
  strong: { face: 'strong', size: 9.5, colour: colours.ink, width: inner.width },
} as const satisfies Record<string, Hand>

/** Where a block of that height begins: there, or at the top of a new sheet when it would reach into the footer. */
export function roomFor(sheet: Sheet, height: number, y: number): number {
  if (y + height <= footerTop) return y
  sheet.addPage()
  return page.margin
}

/** Where the footer of a sheet begins. */
export const footerTop = page.height - 80

/** A dashed line across, as a ticket tears. */
export function tear(sheet: Sheet, y: number): void {
  sheet
    .save()
    .moveTo(inner.left, y)
    .lineTo(inner.right, y)
    .lineWidth(1)
    .dash(3, { space: 3 })
    .strokeColor(colours.line)
    .stroke()
    .restore()
}

/** What the law wants said, at the footer of the sheet. */
export function drawFooter(sheet: Sheet, sentences: readonly string[]): void {
  sheet.moveTo(inner.left, footerTop).lineTo(inner.right, footerTop).lineWidth(1).strokeColor(colours.line).stroke()
  let below = footerTop + 10
  for (const sentence of sentences)
    below = write(sheet, sentence, { x: inner.left, y: below }, { ...hands.label, size: 8 }) + 2
}
