import { PDFiumLibrary } from '@hyzyla/pdfium'

export interface Pixels {
  readonly width: number
  readonly height: number
  /** Four bytes a pixel: red, green, blue, alpha. */
  readonly pixels: Uint8Array
}

let started: Promise<PDFiumLibrary> | null = null

/** The pages of a PDF as pixels, `dpi` dots an inch. */
export async function renderPages(pdf: Uint8Array, dpi: number): Promise<readonly Pixels[]> {
  const library = await (started ??= PDFiumLibrary.init())
  const document = await library.loadDocument(pdf)
  try {
    const pages: Pixels[] = []
    for (const page of document.pages()) {
      const { width, height, data } = await page.render({ scale: dpi / 72, render: 'bitmap' })
      pages.push({ width, height, pixels: new Uint8Array(data) })
    }
    return pages
  } finally {
    document.destroy()
  }
}
