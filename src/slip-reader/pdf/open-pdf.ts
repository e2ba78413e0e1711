import type { Pdfium } from './pdfium.ts'

/** An open PDF: a pointer, and how many pages it says it has. */
export interface OpenPdf {
  readonly document: number
  readonly pageCount: number
}

/** Does something with a PDF and gives its memory back. Answers why when it does not open. */
export function withPdf<T>(pdfium: Pdfium, bytes: Uint8Array, task: (pdf: OpenPdf) => T): T | 'locked' | 'broken' {
  const data = pdfium.wasmExports.malloc(bytes.byteLength)
  pdfium.HEAPU8.set(bytes, data)
  const document = pdfium._FPDF_LoadMemDocument(data, bytes.byteLength, 0)
  try {
    if (document === 0) return wantsPassword.has(pdfium._FPDF_GetLastError()) ? 'locked' : 'broken'
    return task({ document, pageCount: pdfium._FPDF_GetPageCount(document) })
  } finally {
    if (document !== 0) pdfium._FPDF_CloseDocument(document)
    pdfium.wasmExports.free(data)
  }
}

/**
 * Does something with one page, counted from 0; null when the page cannot be read. What was typed into a form and
 * stamped on it counts as printed.
 */
export function withPage<T>(
  pdfium: Pdfium,
  { document }: OpenPdf,
  number: number,
  task: (page: number) => T,
): T | null {
  const typedOn = pdfium._FPDF_LoadPage(document, number)
  if (typedOn === 0) return null
  pdfium._FPDFPage_Flatten(typedOn, forDisplay)
  pdfium._FPDF_ClosePage(typedOn)
  const page = pdfium._FPDF_LoadPage(document, number)
  if (page === 0) return null
  try {
    return task(page)
  } finally {
    pdfium._FPDF_ClosePage(page)
  }
}

/** FPDF_ERR_PASSWORD and FPDF_ERR_SECURITY. */
const wantsPassword: ReadonlySet<number> = new Set([4, 5])
const forDisplay = 0
