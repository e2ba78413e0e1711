import { builtBrand, initialOf } from '#content/company.ts'
import { colours, write, type Sheet } from './paper-drawing.ts'

/** The barrier tape across the top of a sheet; points. */
export function drawTape(sheet: Sheet, { height, step }: { readonly height: number; readonly step: number }): void {
  const { width } = sheet.page
  sheet.save().rect(0, 0, width, height).clip().rect(0, 0, width, height).fill(colours.orange)
  for (let x = 0; x < width + height; x += 2 * step)
    sheet.polygon([x, 0], [x + step, 0], [x + step - height, height], [x - height, height]).fill(colours.ink)
  sheet.restore()
}

interface MarkPlace {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** The colours of a mark; on an ink ground tile and sign change places. */
interface MarkColours {
  readonly tile: string
  readonly sign: string
}

/** The product's mark under the built name; of another company its first letter, on the same tile. */
export function drawMark(
  sheet: Sheet,
  brand: string,
  { x, y, size }: MarkPlace,
  { tile, sign }: MarkColours = { tile: colours.ink, sign: colours.chalk },
): void {
  sheet
    .save()
    .translate(x, y)
    .scale(size / 64)
  sheet.roundedRect(0, 0, 64, 64, 17).fill(tile)
  if (brand === builtBrand) drawRoof(sheet, sign)
  else
    write(
      sheet,
      initialOf(brand),
      { x: 0, y: 7 },
      { face: 'display', size: 42, colour: sign, width: 64, align: 'center' },
    )
  sheet.restore()
}

/** A roof-shaped A over a square parcel: public/favicon.svg. */
function drawRoof(sheet: Sheet, colour: string): void {
  sheet
    .path('M14 48 29.4 16.6Q32 11.4 34.6 16.6L50 48')
    .lineWidth(6)
    .lineCap('round')
    .lineJoin('round')
    .strokeColor(colour)
    .stroke()
  sheet.roundedRect(24.5, 33, 15, 15, 3).fill(colours.orange)
}
