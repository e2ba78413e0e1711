import { drawHead } from '#server/paper/paper-head.ts'
import { hands, inner, page } from '#server/paper/a4-sheet.ts'
import { drawPaper } from '#server/paper/draw-paper.ts'
import { colours, write, type Sheet } from '#server/paper/paper-drawing.ts'
import { breakWords } from './waybill-chain.ts'
import { drawHandovers } from './waybill-handovers.ts'
import { drawWaybillJourney } from './waybill-journey.ts'
import { drawLines } from './waybill-lines.ts'
import { dayAndClock } from './waybill-drawing.ts'
import { waybillNumber, type WaybillFacts } from './waybill-facts.ts'
import { drawWaybillParties } from './waybill-parties.ts'

/** The PDF of a waybill, one sheet, whatever it says. The same facts give the same bytes. */
export async function drawWaybill(facts: WaybillFacts): Promise<Uint8Array> {
  const title = `Lettre de voiture ${waybillNumber(facts.orderId)}`
  const at = facts.events[0]?.at ?? 0
  for (const most of linesOfText) {
    let fits = false
    const drawn = await drawPaper({ title, author: facts.carrier.name, at }, (sheet) => {
      fits = drawSheet(sheet, facts, most)
    })
    if (fits) return drawn
  }
  throw new Error(`no sheet takes the waybill of order ${facts.orderId}`)
}

/** How many lines a text may take at most: fewer where they would leave no room for the events. */
const linesOfText = [7, 5, 4, 3, 2, 1]

const footTop = page.height - 68

function drawSheet(sheet: Sheet, facts: WaybillFacts, most: number): boolean {
  const limited = { sheet, most }
  const { page: only } = sheet
  const head = {
    title: 'Lettre de voiture',
    day: `n° ${waybillNumber(facts.orderId)} · établie le ${dayAndClock(facts.events[0]?.at ?? 0)}`,
  }
  const parties = drawHead(sheet, facts, head) - 8
  const journey = drawWaybillParties(limited, facts, parties)
  const handovers = drawWaybillJourney(limited, facts, journey)
  const y = drawHandovers(limited, facts, handovers)
  drawFoot(sheet, facts)
  const isShown = drawLines(limited, facts.events, { y: y + 2, bottom: footTop - 4 })
  return isShown && sheet.page === only
}

/** Whether the chain holds, to where, and what this is before the law. */
function drawFoot(sheet: Sheet, { brokenAt, events }: WaybillFacts): void {
  sheet.moveTo(inner.left, footTop).lineTo(inner.right, footTop).lineWidth(0.8).strokeColor(colours.line).stroke()
  const middle = { x: inner.left + 10, y: footTop + 18 }
  sheet.circle(middle.x, middle.y, 10).fill(brokenAt === null ? colours.greenSoft : colours.orange)
  if (brokenAt === null) {
    sheet.save().translate(middle.x, middle.y).moveTo(-4, 0).lineTo(-1, 3.2).lineTo(4.2, -3.2)
    sheet.lineWidth(1.7).lineCap('round').lineJoin('round').strokeColor(colours.green).stroke().restore()
  } else
    write(sheet, '!', { x: middle.x - 10, y: middle.y - 7 }, { ...hands.strong, size: 12, width: 20, align: 'center' })
  const x = inner.left + 28
  const hand = { ...hands.label, size: 8, width: inner.width - 28 }
  const count = events.length
  const holds = `La chaîne tient : ${count === 1 ? '1 événement, qui porte son empreinte SHA-256.' : `${count} événements, chacun porte l’empreinte SHA-256 du précédent.`}`
  const first = write(
    sheet,
    brokenAt === null ? holds : `La chaîne est rompue : ${breakWords(brokenAt)}.`,
    { x, y: footTop + 8 },
    { ...hands.strong, size: 9, width: hand.width },
  )
  const digest = events.at(-1)?.digest.match(/.{8}/g)?.join(' ') ?? ''
  const second = write(sheet, `Dernière empreinte ${digest}`, { x, y: first }, hand)
  const law =
    'Lettre de voiture électronique, arrêté du 9 novembre 1999 modifié. Original électronique, gardé deux ans.'
  write(sheet, law, { x, y: second }, hand)
}
