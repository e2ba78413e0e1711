import { colours, heightOf, write, type Hand, type Sheet } from './paper-drawing.ts'

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

/** What of a sheet is free. */
export interface Room {
  readonly y: number
  readonly bottom: number
}

/** Where a block of that height begins: there, or at the top of a new sheet when it would reach into the footer. */
export function roomFor(sheet: Sheet, height: number, { y, bottom }: Room): number {
  if (y + height <= bottom) return y
  sheet.addPage()
  return page.margin
}

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

/** What the law wants said, at the foot of the sheet that is open when it is drawn; `top`: where it begins. */
export function footerOf(sheet: Sheet, sentences: readonly string[]): { readonly top: number; draw(): void } {
  const hand = { ...hands.label, size: 8 }
  const heights = sentences.map((sentence) => heightOf(sheet, sentence, hand) + 2)
  const top = page.height - Math.max(80, 24 + heights.reduce((sum, height) => sum + height, 0))
  return {
    top,
    draw() {
      sheet.moveTo(inner.left, top).lineTo(inner.right, top).lineWidth(1).strokeColor(colours.line).stroke()
      let below = top + 10
      for (const sentence of sentences) below = write(sheet, sentence, { x: inner.left, y: below }, hand) + 2
    },
  }
}

/**
 * The marks of ends of the way, around their middles: A a ring, B a square. Shapes first: invoices are the same to the
 * byte for good.
 */
export function drawEnds(
  sheet: Sheet,
  ends: readonly { readonly end: 'A' | 'B'; readonly x: number; readonly y: number }[],
) {
  for (const { end, x, y } of ends)
    if (end === 'A') sheet.circle(x, y, 10.2).lineWidth(1.8).strokeColor(colours.ink).stroke()
    else sheet.roundedRect(x - 11, y - 11, 22, 22, 5).fill(colours.orange)
  for (const { end, x, y } of ends)
    write(sheet, end, { x: x - 11, y: y - 6 }, { ...hands.strong, size: 10, width: 22, align: 'center' })
}
