import { formatEuros, type Cents } from '#rules/price/money.ts'
import type { InvoiceFacts } from './invoice-facts.ts'
import { colours, write, type Hand, type Sheet } from '#server/paper/paper-drawing.ts'
import { hands, inner, roomFor, tear, type Room } from '#server/paper/a4-sheet.ts'

/** What an invoice and a receipt reckon with. */
type Amounts = Pick<InvoiceFacts, 'lines' | 'totalHT' | 'vat' | 'vatPercent' | 'totalTTC'>

/** What the total is called; and what is done, said beside a tick: in bold, and below it. */
export interface AmountWords {
  readonly total: string
  readonly done: string
  readonly more: string
}

/** The lines, torn off above the totals, and what is done; all on one sheet. */
export function drawAmounts(sheet: Sheet, facts: Amounts, words: AmountWords, room: Room): void {
  const top = roomFor(sheet, 150 + 24 * facts.lines.length, room)
  let below = drawRow(sheet, ['Désignation', 'Qté', 'Prix unitaire HT', 'TVA', 'Total HT'], top, hands.label) + 4
  sheet.moveTo(inner.left, below).lineTo(inner.right, below).lineWidth(1).strokeColor(colours.ink).stroke()
  const rate = percent(facts.vatPercent)
  for (const { label, unitHT } of facts.lines) {
    below = drawRow(sheet, [label, '1', formatEuros(unitHT), rate, formatEuros(unitHT)], below + 8, hands.text)
  }
  below += 14
  tear(sheet, below)
  drawDone(sheet, words, drawTotals(sheet, { ...facts, taxes: [facts], total: words.total }, below + 14))
}

/** Where the columns begin and end: what, how many, one, rate, all. */
const columns = [
  { from: 0, to: 0.46, align: 'left' },
  { from: 0.46, to: 0.53, align: 'right' },
  { from: 0.53, to: 0.72, align: 'right' },
  { from: 0.72, to: 0.83, align: 'right' },
  { from: 0.83, to: 1, align: 'right' },
] as const

function drawRow(sheet: Sheet, cells: readonly string[], y: number, hand: Hand): number {
  const bottoms = columns.map(({ from, to, align }, index) =>
    write(
      sheet,
      cells[index] ?? '',
      { x: inner.left + from * inner.width, y },
      { ...hand, align, width: (to - from) * inner.width },
    ),
  )
  return Math.max(...bottoms)
}

/** `taxes`: one for each rate. `total`: what the sum of all is called. */
interface Totals {
  readonly totalHT: Cents
  readonly taxes: readonly { readonly vatPercent: number; readonly vat: Cents }[]
  readonly totalTTC: Cents
  readonly total: string
}

/** The totals at the right, from there on down; the room at their left, for words beside them. */
export function drawTotals(sheet: Sheet, { totalHT, taxes, totalTTC, total }: Totals, y: number) {
  const [width, pad] = [250, 16]
  const [x, height] = [inner.right - width, 98 + (taxes.length - 1) * 18]
  sheet.roundedRect(x, y, width, height, 10).fill(colours.kraft)
  const pair = (label: string, value: string, top: number) => {
    const at = { x: x + pad, y: top }
    write(sheet, label, at, { ...hands.text, width: width - 2 * pad })
    return write(sheet, value, at, { ...hands.text, align: 'right', width: width - 2 * pad })
  }
  let below = pair('Total HT', formatEuros(totalHT), y + pad) + 4
  for (const { vat, vatPercent } of taxes) below = pair(`TVA ${percent(vatPercent)}`, formatEuros(vat), below) + 4
  below += 4
  write(sheet, total, { x: x + pad, y: below + 10 }, hands.strong)
  write(
    sheet,
    formatEuros(totalTTC),
    { x: x + pad, y: below },
    { ...hands.text, face: 'display', size: 24, align: 'right', width: width - 2 * pad },
  )
  return { y: y + pad, width: inner.width - width - 24 }
}

/** A tick, and what is done. */
function drawDone(
  sheet: Sheet,
  { done, more }: AmountWords,
  { y, width }: { readonly y: number; readonly width: number },
): void {
  const [middle, radius] = [inner.left + 13, 13]
  sheet.circle(middle, y + radius, radius).fill(colours.greenSoft)
  sheet
    .moveTo(middle - 5, y + radius)
    .lineTo(middle - 1.5, y + radius + 4)
    .lineTo(middle + 5.5, y + radius - 4)
  sheet.lineWidth(2).lineCap('round').lineJoin('round').strokeColor(colours.green).stroke()
  const words = { x: inner.left + 2 * radius + 10, width: width - 2 * radius - 10 }
  const below = write(sheet, done, { x: words.x, y }, { ...hands.strong, width: words.width })
  write(sheet, more, { x: words.x, y: below }, { ...hands.text, width: words.width })
}

/** 20 → '20 %', 5.5 → '5,5 %'. */
function percent(rate: number): string {
  return `${String(rate).replace('.', ',')}\u00A0%`
}
