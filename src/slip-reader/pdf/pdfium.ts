import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { PDFiumModule } from '@hyzyla/pdfium'

/** The functions of PDFium that are used here, as its C headers have them; numbers are pointers, lengths and flags. */
export interface Pdfium {
  readonly HEAPU8: Uint8Array<ArrayBuffer>
  readonly wasmExports: { malloc(size: number): number; free(pointer: number): void }
  _FPDF_InitLibrary(): void
  _FPDF_LoadMemDocument(data: number, size: number, password: number): number
  _FPDF_GetLastError(): number
  _FPDF_CloseDocument(document: number): void
  _FPDF_GetPageCount(document: number): number
  _FPDF_LoadPage(document: number, number: number): number
  _FPDF_ClosePage(page: number): void
  _FPDF_GetPageWidthF(page: number): number
  _FPDF_GetPageHeightF(page: number): number
  _FPDF_PageToDevice(
    page: number,
    x: number,
    y: number,
    width: number,
    height: number,
    turns: number,
    pageX: number,
    pageY: number,
    outX: number,
    outY: number,
  ): number
  _FPDF_RenderPageBitmap(
    bitmap: number,
    page: number,
    x: number,
    y: number,
    width: number,
    height: number,
    turns: number,
    flags: number,
  ): void
  _FPDFBitmap_CreateEx(width: number, height: number, format: number, pixels: number, stride: number): number
  _FPDFBitmap_FillRect(bitmap: number, x: number, y: number, width: number, height: number, colour: number): void
  _FPDFBitmap_GetBuffer(bitmap: number): number
  _FPDFBitmap_GetStride(bitmap: number): number
  _FPDFBitmap_Destroy(bitmap: number): void
  _FPDFPage_Flatten(page: number, purpose: number): number
  _FPDFPage_CountObjects(page: number): number
  _FPDFPage_GetObject(page: number, index: number): number
  _FPDFPageObj_GetType(object: number): number
  _FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number
  _FPDFFormObj_CountObjects(form: number): number
  _FPDFFormObj_GetObject(form: number, index: number): number
  _FPDFText_LoadPage(page: number): number
  _FPDFText_ClosePage(text: number): void
  _FPDFText_CountChars(text: number): number
  _FPDFText_GetUnicode(text: number, index: number): number
  _FPDFText_GetCharBox(text: number, index: number, left: number, right: number, bottom: number, top: number): number
  _FPDFText_GetTextObject(text: number, index: number): number
  _FPDFTextObj_GetTextRenderMode(object: number): number
}

/** Loads PDFium. It may take at most `mostBytes` of memory: a PDF that makes it need more makes it throw. */
export async function loadPdfium(mostBytes: number): Promise<Pdfium> {
  const wasm = await readFile(fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm')))
  const pdfium = (await PDFiumModule({
    instantiateWasm: (imports: Imports, done: (instance: never) => void) => {
      const grow = imports.env.emscripten_resize_heap
      const bounded = {
        ...imports,
        env: { ...imports.env, emscripten_resize_heap: (bytes: number) => bytes >>> 0 <= mostBytes && grow(bytes) },
      }
      void WebAssembly.instantiate(wasm, bounded).then(({ instance }) => done(instance))
      return {} as never
    },
  })) as unknown as Pdfium
  pdfium._FPDF_InitLibrary()
  return pdfium
}

interface Imports {
  readonly env: { emscripten_resize_heap(bytes: number): boolean }
}

/** The part of the platform's own that is needed here; the compiler knows it only with a browser's library. */
declare const WebAssembly: { instantiate(bytes: Uint8Array, imports: Imports): Promise<{ readonly instance: never }> }
