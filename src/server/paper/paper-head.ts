import { drawMark, drawTape } from './brand-drawing.ts'
import { write, type Sheet } from './paper-drawing.ts'
import { hands, inner } from './a4-sheet.ts'

/** Tape, logo, what this is and its day; the y below. */
export function drawHead(
  sheet: Sheet,
  { brand }: { readonly brand: string },
  { title, day }: { readonly title: string; readonly day: string },
): number {
  drawTape(sheet, { height: 12, step: 16 })
  const y = 46
  drawMark(sheet, brand, { x: inner.left, y, size: 40 })
  write(sheet, brand, { x: inner.left + 52, y: y + 8 }, { ...hands.text, face: 'display', size: 20 })
  const right = { ...hands.text, align: 'right' } as const
  write(sheet, title, { x: inner.left, y: y - 2 }, { ...right, face: 'display', size: 24 })
  return write(sheet, day, { x: inner.left, y: y + 30 }, right) + 26
}
