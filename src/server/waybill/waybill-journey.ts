import { drawEnds, hands, inner } from '#server/paper/a4-sheet.ts'
import { colours, type Sheet } from '#server/paper/paper-drawing.ts'
import { dayAndClock, put, type LimitedSheet } from './waybill-drawing.ts'
import type { WaybillFacts, WaybillPlace } from './waybill-facts.ts'

const pad = 14
const untold = 'Non renseigné'

/** From A to B, what is carried and by what, and what is to be known, in one card; the y below. */
export function drawWaybillJourney(limited: LimitedSheet, facts: WaybillFacts, y: number): number {
  const { sheet } = limited
  const half = inner.width / 2
  const places = Math.max(
    drawPlace(limited, facts.pickup, { end: 'A', title: 'Prise en charge', x: inner.left, y: y + pad }),
    drawPlace(limited, facts.delivery, { end: 'B', title: 'Livraison', x: inner.left + half, y: y + pad }),
  )
  const first = places + pad - 2
  const cells = drawGoods(limited, facts, first + pad)
  const second = cells + pad - 2
  const x = inner.left + pad
  put(limited, 'Instructions', { x, y: second + pad - 2.5 }, hands.label)
  const words = { x: x + 54, y: second + pad - 3 }
  const last = put(limited, facts.instructions || 'Aucune', words, {
    ...hands.text,
    width: inner.right - pad - words.x,
  })
  const bottom = last + pad - 5
  sheet
    .roundedRect(inner.left, y, inner.width, bottom - y, 10)
    .lineWidth(0.8)
    .strokeColor(colours.line)
    .stroke()
  for (const at of [first, second]) line(sheet, [inner.left, at], [inner.right, at])
  line(sheet, [inner.left + half, y], [inner.left + half, first])
  return bottom + 12
}

function drawPlace(
  limited: LimitedSheet,
  { address, doneAt, planned }: WaybillPlace,
  { end, title, x, y }: { readonly end: 'A' | 'B'; readonly title: string; readonly x: number; readonly y: number },
): number {
  drawEnds(limited.sheet, [{ end, x: x + pad + 11, y: y + 9 }])
  const left = x + pad + 32
  const width = x + inner.width / 2 - pad / 2 - left
  const lines = [
    [title, hands.label],
    [address || 'Adresse non renseignée', hands.strong],
    [planned === '' ? 'Heure prévue non renseignée' : `Prévue ${planned}`, hands.text],
    [doneAt === null ? 'Pas encore faite' : `Faite le ${dayAndClock(doneAt)}`, hands.text],
  ] as const
  return lines.reduce((at, [text, hand]) => put(limited, text, { x: left, y: at }, { ...hand, width }), y - 1)
}

function drawGoods(limited: LimitedSheet, facts: WaybillFacts, y: number): number {
  const cells = [
    ['Marchandise', facts.goods, 0],
    ['Colis', packagesOf(facts), 0.3],
    ['Poids', facts.weight, 0.44],
    ['Véhicule', facts.plate, 0.6],
    ['Conducteur', facts.driver, 0.78],
  ] as const
  const wide = inner.width - 2 * pad
  const bottoms = cells.map(([label, value, from], index) => {
    const x = inner.left + pad + from * wide
    const width = ((cells[index + 1]?.[2] ?? 1) - from) * wide - 8
    const below = put(limited, label, { x, y }, { ...hands.label, width })
    return put(limited, value || untold, { x, y: below }, { ...hands.strong, width })
  })
  return Math.max(...bottoms)
}

/** As they were seen, else as they were told. */
function packagesOf({ events, packages }: WaybillFacts): string {
  const told = events.findLast((event) => event.told?.kind === 'pickup')?.told
  const seen = told?.kind === 'pickup' ? told.packages : packages
  if (seen === null) return ''
  return `${seen} colis`
}

function line(sheet: Sheet, [x, y]: readonly [number, number], [toX, toY]: readonly [number, number]): void {
  sheet.moveTo(x, y).lineTo(toX, toY).lineWidth(0.8).strokeColor(colours.line).stroke()
}
