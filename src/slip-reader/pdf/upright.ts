import type { Pdfium } from './pdfium.ts'
import type { Scratch } from './scratch.ts'

/** A corner-to-corner box; y downwards. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** An upright page of so many points, and where a box of the PDF's own coordinates lies on it. */
export interface Upright {
  readonly width: number
  readonly height: number
  place(left: number, right: number, bottom: number, top: number): Box
}

/** How a page is shown: turned as it says, cut to its crop box, y downwards. */
export function uprightPage(pdfium: Pdfium, scratch: Scratch, page: number): Upright {
  const width = pdfium._FPDF_GetPageWidthF(page)
  const height = pdfium._FPDF_GetPageHeightF(page)
  const shown = (x: number, y: number): readonly [number, number] => {
    const [px = 0, py = 0] =
      scratch.ints(2, (outX = 0, outY = 0) =>
        pdfium._FPDF_PageToDevice(page, 0, 0, Math.round(width * fine), Math.round(height * fine), 0, x, y, outX, outY),
      ) ?? []
    return [px / fine, py / fine]
  }
  const [x0, y0] = shown(0, 0)
  const [x1, y1] = shown(far, 0)
  const [x2, y2] = shown(0, far)
  const at = (x: number, y: number): readonly [number, number] => [
    x0 + (x * (x1 - x0) + y * (x2 - x0)) / far,
    y0 + (x * (y1 - y0) + y * (y2 - y0)) / far,
  ]
  return {
    width,
    height,
    place(left, right, bottom, top) {
      const [ax, ay] = at(left, bottom)
      const [bx, by] = at(right, top)
      return { left: Math.min(ax, bx), right: Math.max(ax, bx), top: Math.min(ay, by), bottom: Math.max(ay, by) }
    },
  }
}

/** The answer of PDFium is in whole pixels: hundredths of a point, over a thousand points. */
const fine = 100
const far = 1000
