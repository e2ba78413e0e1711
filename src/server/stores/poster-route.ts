import { addressLines, readAddressLabel } from '#rules/text/address-label.ts'
import { colours, heightOf, widthOf, write, type Hand, type Sheet } from '#server/paper/paper-drawing.ts'
import type { PosterFacts } from './poster-facts.ts'
import { inner } from './poster-page.ts'

/** From the store, A, to wherever its customer builds, B; the y below. A long name is smaller, and takes more lines. */
export function drawPosterRoute(sheet: Sheet, { name, address }: PosterFacts, y: number): number {
  const x = inner.left + mark + gap
  const site = { face: 'strong', size: 14.5, colour: colours.ink, width: 62 } as const
  const b = inner.right - site.width - gap - mark
  const widest = b - shortestWay - 2 * gap - x
  const hands = sizes.map((size): readonly [Hand, Hand] => [
    { face: 'strong', size, colour: colours.ink, width: widest },
    { face: 'plain', size: size * 0.8, colour: colours.soft, width: widest },
  ])
  const written = ([strong, plain]: readonly [Hand, Hand]) =>
    [[name, strong] as const, ...linesOf(sheet, address, plain).map((line) => [line, plain] as const)] as const
  const high = (each: readonly [Hand, Hand]) =>
    written(each).reduce((sum, [text, hand]) => sum + heightOf(sheet, text, hand), 0)
  const hand = hands.find((each) => high(each) <= tallest) ?? (hands.at(-1) as readonly [Hand, Hand])
  const height = Math.max(mark, high(hand))
  const middle = y + height / 2

  const lines = written(hand)
  lines.reduce((below, [text, how]) => write(sheet, text, { x, y: below }, how), middle - high(hand) / 2 + 1)
  write(sheet, 'Ton chantier', { x: b + mark + gap, y: middle - heightOf(sheet, 'Ton chantier', site) / 2 + 1 }, site)
  const wide = Math.min(widest, Math.max(...lines.map(([text, how]) => widthOf(sheet, text, how))))
  drawWay(sheet, { from: x + wide + gap, to: b - gap, y: middle })
  drawMarks(sheet, { b, y: middle })
  return y + height
}

/** Points: the two marks, what is left beside them, the dots between, and how high name and address may stand. */
const [mark, gap, shortestWay, tallest] = [39, 8, 26, 66]

/** Street and town on one line where they fit, else each on its own: no town is torn from its postcode. */
function linesOf(sheet: Sheet, address: string, hand: Hand): readonly string[] {
  const { street, city } = readAddressLabel(address)
  const short = [street, city].filter(Boolean).join(', ')
  return widthOf(sheet, short, hand) <= hand.width ? [short] : addressLines(address).filter((line) => line !== '')
}

/** Of the name; the address is a fifth smaller. */
const sizes = [15, 14, 13, 12, 11, 10]

function drawWay(
  sheet: Sheet,
  { from, to, y }: { readonly from: number; readonly to: number; readonly y: number },
): void {
  sheet
    .save()
    .moveTo(from + 2, y)
    .lineTo(to - 1, y)
    .lineWidth(3)
    .lineCap('round')
    .dash(0.1, { space: 6 })
    .strokeColor(colours.soft)
    .stroke()
    .restore()
}

/** A ring marked A, a square marked B. */
function drawMarks(sheet: Sheet, { b, y }: { readonly b: number; readonly y: number }): void {
  const line = 3
  sheet
    .circle(inner.left + mark / 2, y, (mark - line) / 2)
    .lineWidth(line)
    .strokeColor(colours.ink)
    .stroke()
  sheet.roundedRect(b, y - mark / 2, mark, mark, 9).fill(colours.orange)
  const hand = { face: 'strong', size: 16, colour: colours.ink, width: mark, align: 'center' } as const
  for (const [letter, x] of [
    ['A', inner.left],
    ['B', b],
  ] as const)
    write(sheet, letter, { x, y: y - 9.5 }, hand)
}
