import { type GreyPicture, longSidePx } from '#slip-reader/grey-picture.ts'
import type { Pdfium } from './pdfium.ts'

/** A page as it looks, in grey, on white paper, in a part of the usual size. */
export function pagePicture(pdfium: Pdfium, page: number, part: number): GreyPicture {
  const [pageWidth, pageHeight] = [pdfium._FPDF_GetPageWidthF(page), pdfium._FPDF_GetPageHeightF(page)]
  const scale = part * Math.min(longSidePx / Math.max(pageWidth, pageHeight, 1), finest)
  const [width, height] = [Math.max(1, Math.round(pageWidth * scale)), Math.max(1, Math.round(pageHeight * scale))]
  const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, grey, 0, 0)
  if (bitmap === 0) throw new Error('no memory for a page')
  try {
    pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white)
    pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, withAnnotations | inGrey)
    return { width, height, pixels: copied(pdfium, bitmap, width, height) }
  } finally {
    pdfium._FPDFBitmap_Destroy(bitmap)
  }
}

function copied(pdfium: Pdfium, bitmap: number, width: number, height: number): Uint8Array {
  const [start, stride] = [pdfium._FPDFBitmap_GetBuffer(bitmap), pdfium._FPDFBitmap_GetStride(bitmap)]
  const pixels = new Uint8Array(width * height)
  for (let row = 0; row < height; row++)
    pixels.set(pdfium.HEAPU8.subarray(start + row * stride, start + row * stride + width), row * width)
  return pixels
}

/** 300 dots an inch: no print needs more. */
const finest = 300 / 72
const grey = 1
const white = 0xff_ff_ff_ff
const withAnnotations = 0x01
const inGrey = 0x08
