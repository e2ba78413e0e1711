import type { Pdfium } from './pdfium.ts'

/** Room for the numbers that PDFium writes back through pointers. */
export interface Scratch {
  /** Calls with `count` pointers; what was written there, or null when the call says that it failed. */
  doubles(count: number, call: (...pointers: number[]) => number): readonly number[] | null
  floats(count: number, call: (...pointers: number[]) => number): readonly number[] | null
  ints(count: number, call: (...pointers: number[]) => number): readonly number[] | null
}

export function createScratch(pdfium: Pdfium): Scratch {
  const start = pdfium.wasmExports.malloc(mostNumbers * slotBytes)
  const slots = Array.from({ length: mostNumbers }, (_, index) => start + index * slotBytes)
  const reader =
    (read: (view: DataView, at: number) => number): Scratch['doubles'] =>
    (count, call) => {
      const pointers = slots.slice(0, count)
      if (!call(...pointers)) return null
      // The memory moves when it grows: a view is good for one reading.
      const view = new DataView(pdfium.HEAPU8.buffer)
      return pointers.map((at) => read(view, at))
    }
  return {
    doubles: reader((view, at) => view.getFloat64(at, true)),
    floats: reader((view, at) => view.getFloat32(at, true)),
    ints: reader((view, at) => view.getInt32(at, true)),
  }
}

const mostNumbers = 4
const slotBytes = 8
