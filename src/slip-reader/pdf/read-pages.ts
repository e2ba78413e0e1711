import { pageLetters } from './page-letters.ts'
import { pageWords } from './page-words.ts'
import { hasTooManyWords } from '#slip-reader/too-many-words.ts'
import type { TextPage } from './pdf-question.ts'
import type { Pdfium } from './pdfium.ts'
import { type OpenPdf, withPage } from './open-pdf.ts'
import type { Scratch } from './scratch.ts'
import { uprightPage } from './upright.ts'

/**
 * The text layer of a PDF. Of a very long one the first and last pages, where totals stand; an unreadable page is left
 * out. Nothing with too many words: handing them over would block the asker.
 */
export function readPages(pdfium: Pdfium, scratch: Scratch, pdf: OpenPdf): readonly TextPage[] {
  const pages: TextPage[] = []
  for (const number of pagesToRead(pdf.pageCount)) {
    pages.push(...(withPage(pdfium, pdf, number, (page) => [readPage(pdfium, scratch, page, number)]) ?? []))
    if (hasTooManyWords(pages.map(({ page }) => page))) return []
  }
  return pages
}

function readPage(pdfium: Pdfium, scratch: Scratch, page: number, number: number): TextPage {
  const upright = uprightPage(pdfium, scratch, page)
  return {
    number,
    page: pageWords(pageLetters(pdfium, scratch, page, upright), upright),
    hasPictures: hasPictures(pdfium, scratch, page),
  }
}

function pagesToRead(count: number): readonly number[] {
  const all = Array.from({ length: Math.min(count, mostPages * 2) }, (_, index) => index)
  return count <= mostPages * 2 ? all : all.map((index) => (index < mostPages ? index : count - mostPages * 2 + index))
}

/** From either end. */
const mostPages = 20

/** Whether a page carries a picture that is big enough to hold a weight: larger than a bullet or a ruled line. */
function hasPictures(pdfium: Pdfium, scratch: Scratch, page: number): boolean {
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
