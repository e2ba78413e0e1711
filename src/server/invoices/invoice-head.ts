import { builtBrand, initialOf } from '#content/company.ts'
import type { InvoiceSeller } from './invoice-facts.ts'
import { colours, hands, inner, page, write, type Sheet } from './invoice-drawing.ts'

/** Tape, logo, what this is and its day; the y below. */
export function drawHead(
  sheet: Sheet,
  { brand }: InvoiceSeller,
  { title, day }: { readonly title: string; readonly day: string },
): number {
  drawTape(sheet)
  const y = 46
  if (brand === builtBrand) drawLogo(sheet, inner.left, y, 40)
  else drawInitial(sheet, brand, inner.left, y)
  write(sheet, brand, { x: inner.left + 52, y: y + 8 }, { ...hands.text, face: 'display', size: 20 })
  const right = { ...hands.text, align: 'right' } as const
  write(sheet, title, { x: inner.left, y: y - 2 }, { ...right, face: 'display', size: 24 })
  return write(sheet, day, { x: inner.left, y: y + 30 }, right) + 26
}

function drawTape(sheet: Sheet): void {
  const [height, step] = [12, 16]
  sheet.save().rect(0, 0, page.width, height).clip().rect(0, 0, page.width, height).fill(colours.orange)
  for (let x = 0; x < page.width + height; x += 2 * step) {
    sheet.polygon([x, 0], [x + step, 0], [x + step - height, height], [x - height, height]).fill(colours.ink)
  }
  sheet.restore()
}

/** The first letter of another company, on the same tile. */
function drawInitial(sheet: Sheet, brand: string, x: number, y: number): void {
  sheet.roundedRect(x, y, 40, 40, 10.6).fill(colours.ink)
  const hand = { ...hands.text, face: 'display', size: 26, colour: colours.chalk, width: 40, align: 'center' } as const
  write(sheet, initialOf(brand), { x, y: y + 4 }, hand)
}

/** A roof-shaped A over a square parcel, on an ink tile: public/favicon.svg. */
function drawLogo(sheet: Sheet, x: number, y: number, size: number): void {
  sheet
    .save()
    .translate(x, y)
    .scale(size / 64)
  sheet.roundedRect(0, 0, 64, 64, 17).fill(colours.ink)
  sheet
    .path('M14 48 29.4 16.6Q32 11.4 34.6 16.6L50 48')
    .lineWidth(6)
    .lineCap('round')
    .lineJoin('round')
    .strokeColor(colours.chalk)
    .stroke()
  sheet.roundedRect(24.5, 33, 15, 15, 3).fill(colours.orange)
  sheet.restore()
}
