import { hasPictures } from './page-pictures.ts'
import { pageLetters } from './page-letters.ts'
import { pageWords } from './page-words.ts'
import { hasTooManyWords } from '#slip-reader/too-many-words.ts'
import type { TextPage } from './pdf-question.ts'
import type { Pdfium } from './pdfium.ts'
import { type OpenPdf, withPage } from './open-pdf.ts'
import type { Scratch } from './scratch.ts'
import { uprightPage } from './upright.ts'

/**
 * The text layer of a PDF. Of a very long one the first and the last pages, where totals stand; a page that cannot be read is left out.
 * Nothing of one with too many words: to hand them over would keep who asks from everything else.
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
