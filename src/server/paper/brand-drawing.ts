import { colours, type Sheet } from './paper-drawing.ts'

/** The barrier tape across the top of a sheet; points. */
export function drawTape(sheet: Sheet, { height, step }: { readonly height: number; readonly step: number }): void {
  const { width } = sheet.page
  sheet.save().rect(0, 0, width, height).clip().rect(0, 0, width, height).fill(colours.orange)
  for (let x = 0; x < width + height; x += 2 * step)
    sheet.polygon([x, 0], [x + step, 0], [x + step - height, height], [x - height, height]).fill(colours.ink)
  sheet.restore()
}

/** A roof-shaped A over a square parcel, on a tile: public/favicon.svg. On an ink ground tile and roof change places. */
export function drawLogo(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  { tile, roof }: { readonly tile: string; readonly roof: string } = { tile: colours.ink, roof: colours.chalk },
): void {
  sheet
    .save()
    .translate(x, y)
    .scale(size / 64)
  sheet.roundedRect(0, 0, 64, 64, 17).fill(tile)
  sheet
    .path('M14 48 29.4 16.6Q32 11.4 34.6 16.6L50 48')
    .lineWidth(6)
    .lineCap('round')
    .lineJoin('round')
    .strokeColor(roof)
    .stroke()
  sheet.roundedRect(24.5, 33, 15, 15, 3).fill(colours.orange)
  sheet.restore()
}
