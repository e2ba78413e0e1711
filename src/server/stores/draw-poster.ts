import { drawMark, drawTape } from '#server/paper/brand-drawing.ts'
import { drawPaper } from '#server/paper/draw-paper.ts'
import { colours, heightOf, widthOf, write, type Hand, type Sheet } from '#server/paper/paper-drawing.ts'
import { drawPosterRoute } from './poster-route.ts'
import { inner, page } from './poster-page.ts'
import type { PosterFacts } from './poster-facts.ts'
import { drawScanCard } from './scan-card.ts'

/** The PDF of a store's poster, one sheet of A5. It names no price: it outlives a tariff. */
export async function drawPoster(facts: PosterFacts): Promise<Uint8Array> {
  const { brand, drawnAt: at, name } = facts
  return await drawPaper({ title: `${brand} · ${name}`, author: brand, at, size: 'A5' }, (sheet) => {
    sheet.rect(0, 0, page.width, page.height).fill(colours.chalk)
    drawTape(sheet, { height: 16, step: 17 })
    const route = drawHeadline(sheet, 38) + 20
    const top = drawPosterRoute(sheet, facts, route) + 20
    const words = wordsUnder(sheet, facts)
    const size = Math.min(card.largest, page.footerTop - 2 * card.gap - words.height - top)
    drawScanCard(sheet, facts.link, { x: inner.left, y: top, size })
    drawSteps(sheet, { x: inner.left + size + 18, y: top, height: size })
    words.draw(top + size + card.gap)
    drawFoot(sheet, facts)
  })
}

/** The card of the square, points: as large as the words leave it, and what is left free under it. */
const card = { largest: 210, gap: 18 } as const

/** Both lines as large as the longer one may be; the y below. */
function drawHeadline(sheet: Sheet, y: number): number {
  const lines = ['Achète ici.', 'On livre là-bas.']
  const hand = { face: 'display', size: 52, colour: colours.ink, width: page.width, tracking: -0.035 } as const
  for (const [row, line] of lines.entries()) write(sheet, line, { x: inner.left - 1, y: y + row * 50 }, hand)
  return y + lines.length * 50 + 6
}

/** The address to type, and the hours: how high they stand, and how they are drawn. */
function wordsUnder(sheet: Sheet, { hours, link }: PosterFacts) {
  const address = link.replace(/^https?:\/\//, '')
  const hand = { face: 'display', colour: colours.ink, width: inner.width, tracking: -0.01 } as const
  const size = [18, 16, 14, 12].find((each) => widthOf(sheet, address, { ...hand, size: each }) <= inner.width) ?? 11
  const parts: readonly (readonly [text: string, hand: Hand])[] = [
    [address, { ...hand, size }],
    [hours, { face: 'plain', size: 12.5, colour: colours.soft, width: inner.width }],
  ]
  const gap = 3
  return {
    height: parts.reduce((sum, [text, how]) => sum + gap + heightOf(sheet, text, how), -gap),
    draw(y: number): void {
      parts.reduce((below, [text, how]) => write(sheet, text, { x: inner.left, y: below }, how) + gap, y)
    },
  }
}

/** Three numbered steps, spread over a height. */
function drawSteps(
  sheet: Sheet,
  { x, y, height }: { readonly x: number; readonly y: number; readonly height: number },
): void {
  const tile = 27
  const hand = { face: 'strong', size: 12.75, colour: colours.ink, width: inner.right - x - tile - 9 } as const
  const heights = steps.map((words) => heightOf(sheet, words, hand))
  const room = (height - heights.reduce((sum, each) => sum + each, 0)) / (steps.length + 1)
  let top = y + room
  for (const [index, words] of steps.entries()) {
    const middle = top + (heights[index] ?? 0) / 2
    sheet.roundedRect(x, middle - tile / 2, tile, tile, 7).fill(colours.ink)
    const figure = { ...hand, colour: colours.chalk, width: tile, align: 'center' } as const
    write(sheet, `${index + 1}`, { x, y: middle - 7.5 }, figure)
    write(sheet, words, { x: x + tile + 9, y: top + 1 }, hand)
    top += (heights[index] ?? 0) + room
  }
}

const steps = [
  'Scanne : le retrait est déjà rempli',
  'Photographie ton bordereau',
  'Vois le prix, paie, suis la livraison',
]

/** Who it is from, and whom to ask. */
function drawFoot(sheet: Sheet, { brand, phone }: PosterFacts): void {
  const { footerTop: y, height, width } = page
  sheet.rect(0, y, width, height - y).fill(colours.ink)
  drawMark(sheet, brand, { x: inner.left, y: y + 13, size: 33 }, { tile: colours.chalk, sign: colours.ink })
  const name = { face: 'display', size: 17, colour: colours.chalk, width: 140, tracking: -0.02 } as const
  write(sheet, brand, { x: inner.left + 43, y: y + 30 - heightOf(sheet, brand, name) / 2 }, name)
  const said = { face: 'plain', size: 11, colour: colours.line, width: inner.width, align: 'right' } as const
  const below = write(sheet, 'Le prix s’affiche avant de payer.', { x: inner.left, y: y + 14 }, said)
  write(sheet, `Une question ? ${phone}`, { x: inner.left, y: below }, said)
}
