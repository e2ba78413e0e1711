import type { Pdfium } from './pdfium.ts'
import type { Scratch } from './scratch.ts'

/** Whether a page carries a picture that is big enough to hold a weight: larger than a bullet or a ruled line. */
export function hasPictures(pdfium: Pdfium, scratch: Scratch, page: number): boolean {
  const count = Math.min(pdfium._FPDFPage_CountObjects(page), mostObjects)
  for (let index = 0; index < count; index++) {
    const object = pdfium._FPDFPage_GetObject(page, index)
    if (holdsImage(pdfium, object, deepest) && isBigEnough(pdfium, scratch, object)) return true
  }
  return false
}

function holdsImage(pdfium: Pdfium, object: number, deeper: number): boolean {
  const type = pdfium._FPDFPageObj_GetType(object)
  if (type !== form) return type === image
  if (deeper === 0) return true
  const count = Math.min(pdfium._FPDFFormObj_CountObjects(object), mostObjects)
  for (let index = 0; index < count; index++) {
    if (holdsImage(pdfium, pdfium._FPDFFormObj_GetObject(object, index), deeper - 1)) return true
  }
  return false
}

function isBigEnough(pdfium: Pdfium, scratch: Scratch, object: number): boolean {
  const [left = 0, bottom = 0, right = 0, top = 0] =
    scratch.floats(4, (pLeft = 0, pBottom = 0, pRight = 0, pTop = 0) =>
      pdfium._FPDFPageObj_GetBounds(object, pLeft, pBottom, pRight, pTop),
    ) ?? []
  const [short, long] = [right - left, top - bottom].toSorted((a, b) => a - b) as [number, number]
  return short >= shortestPt && long >= longestPt
}

/** « 412 kg » in the smallest print, points. */
const shortestPt = 6
const longestPt = 20
const mostObjects = 5000
/** Forms within forms that are looked into; one that goes deeper is looked at as a picture. */
const deepest = 3
const image = 3
const form = 5
