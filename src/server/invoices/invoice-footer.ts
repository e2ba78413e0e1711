import { colours, footerTop, hands, inner, write, type Sheet } from './invoice-drawing.ts'

/** What the law wants said, at the footer of the sheet. */
export function drawFooter(sheet: Sheet, sentences: readonly string[]): void {
  sheet.moveTo(inner.left, footerTop).lineTo(inner.right, footerTop).lineWidth(1).strokeColor(colours.line).stroke()
  let below = footerTop + 10
  for (const sentence of sentences)
    below = write(sheet, sentence, { x: inner.left, y: below }, { ...hands.label, size: 8 }) + 2
}
