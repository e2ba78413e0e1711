import type { InvoiceFacts } from './invoice-facts.ts'
import { colours, write, type Sheet } from '#server/paper/paper-drawing.ts'
import { drawEnds, hands, inner } from '#server/paper/a4-sheet.ts'

/** What stands under the way, side by side; an empty row is none. */
export type JourneyCells = readonly (readonly [label: string, value: string])[]

/** The service: from A to B, and under it what is said of it; the y below. */
export function drawJourney(
  sheet: Sheet,
  facts: Pick<InvoiceFacts, 'pickup' | 'delivery' | 'recipient'>,
  rows: readonly JourneyCells[],
  y: number,
): number {
  const pad = 20
  const top = y + pad
  const words = { x: inner.left + pad + 36, width: inner.width - 2 * pad - 36 }
  const middle = Math.max(
    drawStop(sheet, { title: 'Retrait', lines: [facts.pickup] }, { ...words, y: top }) + 14,
    top + 46,
  )
  const foot = drawStop(
    sheet,
    { title: 'Livraison', lines: [facts.delivery, facts.recipient] },
    { ...words, y: middle },
  )
  drawRoute(sheet, inner.left + pad + 11, top + 13, middle + 13)
  const last = rows
    .filter((cells) => cells.length > 0)
    .reduce(
      (below, cells) => drawCells(sheet, cells, { x: inner.left + pad, y: below + 16, width: inner.width - 2 * pad }),
      foot,
    )
  const bottom = last + pad - 4
  sheet
    .roundedRect(inner.left, y, inner.width, bottom - y, 10)
    .lineWidth(1)
    .strokeColor(colours.line)
    .stroke()
  return bottom + 28
}

interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
}

function drawStop(
  sheet: Sheet,
  { title, lines }: { readonly title: string; readonly lines: readonly string[] },
  { x, y, width }: Place,
): number {
  let below = write(sheet, title, { x, y }, { ...hands.label, width })
  for (const [index, line] of lines.entries())
    below = write(sheet, line, { x, y: below }, { ...(index === 0 ? hands.strong : hands.text), width })
  return below
}

/** Side by side; the y below. */
export function drawCells(sheet: Sheet, cells: JourneyCells, { x, y, width }: Place): number {
  const each = width / cells.length
  const bottoms = cells.map(([label, value], index) => {
    const at = { x: x + index * each, y }
    return write(
      sheet,
      value,
      { ...at, y: write(sheet, label, at, { ...hands.label, width: each }) },
      { ...hands.strong, width: each - 8 },
    )
  })
  return Math.max(...bottoms)
}

/** A ring marked A, a dotted path, a square marked B; `x`, `a` and `b` are their middles. */
function drawRoute(sheet: Sheet, x: number, a: number, b: number): void {
  sheet
    .save()
    .moveTo(x, a + 16)
    .lineTo(x, b - 14)
    .lineWidth(1.6)
    .lineCap('round')
    .dash(0.1, { space: 4 })
    .strokeColor(colours.soft)
    .stroke()
    .restore()
  drawEnds(sheet, [
    { end: 'A', x, y: a },
    { end: 'B', x, y: b },
  ])
}
