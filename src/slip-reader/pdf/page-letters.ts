import type { Pdfium } from './pdfium.ts'
import type { Scratch } from './scratch.ts'
import type { Box, Upright } from './upright.ts'

/** A character of the text layer, in reading order; a space has no box. */
export interface Letter {
  readonly text: string
  readonly box: Box | null
  /** Which text it was printed with in one go; what stands in several columns seldom is. */
  readonly run: number
}

/**
 * The characters that can be seen on a page. A scanner's hidden guess at the words behind its picture is left out: our
 * own reading says how sure it is.
 */
export function pageLetters(pdfium: Pdfium, scratch: Scratch, page: number, upright: Upright): readonly Letter[] {
  const text = pdfium._FPDFText_LoadPage(page)
  if (text === 0) return []
  try {
    const count = pdfium._FPDFText_CountChars(text)
    if (count > mostLetters) return []
    return Array.from({ length: count }, (_, index) => letterAt(pdfium, scratch, text, index, upright)).filter(
      (letter) => letter !== null,
    )
  } finally {
    pdfium._FPDFText_ClosePage(text)
  }
}

function letterAt(pdfium: Pdfium, scratch: Scratch, text: number, index: number, upright: Upright): Letter | null {
  const unicode = pdfium._FPDFText_GetUnicode(text, index)
  const shown = hyphens.has(unicode) ? '-' : String.fromCodePoint(Math.min(unicode, lastCodePoint))
  const run = pdfium._FPDFText_GetTextObject(text, index)
  if (/\s/u.test(shown)) return { text: ' ', box: null, run }
  if (unicode < firstShown || isHidden(pdfium, run)) return null
  const edges = scratch.doubles(4, (left = 0, right = 0, bottom = 0, top = 0) =>
    pdfium._FPDFText_GetCharBox(text, index, left, right, bottom, top),
  )
  if (edges === null) return null
  const [left = 0, right = 0, bottom = 0, top = 0] = edges
  const box = upright.place(left, right, bottom, top)
  return isOn(upright, box) ? { text: shown, box, run } : null
}

function isHidden(pdfium: Pdfium, object: number): boolean {
  return object !== 0 && pdfium._FPDFTextObj_GetTextRenderMode(object) === invisible
}

function isOn({ width, height }: Upright, { left, right, top, bottom }: Box): boolean {
  return right > 0 && left < width && bottom > 0 && top < height
}

/** More than the smallest print of general terms puts on a page; what goes on is meant to keep us busy. */
const mostLetters = 15_000
const invisible = 3
const firstShown = 0x20
const lastCodePoint = 0x10_ff_ff
/** How PDFium marks a hyphen at the end of a line. */
const hyphens: ReadonlySet<number> = new Set([0x02, 0xff_fe])
