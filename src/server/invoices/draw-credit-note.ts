import { referenceRows } from '#rules/order/reference-rows.ts'
import { dayInFigures } from '#rules/price/invoice.ts'
import { formatEuros } from '#rules/price/money.ts'
import { drawPaper } from '#server/paper/draw-paper.ts'
import { colours, type Sheet } from '#server/paper/paper-drawing.ts'
import { inKnownLetters, readTypefaces } from '#server/paper/typefaces.ts'
import type { CreditNoteFacts } from './credit-note-facts.ts'
import { creditNoteXml, creditWords, type ElectronicCreditNote } from './credit-note-xml.ts'
import { vatExempt } from './xml-settlement.ts'
import { facturX } from './factur-x.ts'
import { drawAmounts } from './invoice-amounts.ts'
import { footerOf, inner } from '#server/paper/a4-sheet.ts'
import { drawHead } from '#server/paper/paper-head.ts'
import { drawCells, type JourneyCells } from './invoice-journey.ts'
import { drawParties } from './invoice-parties.ts'

/** The PDF of a credit note, in the hand of the invoice that it corrects. The same facts give the same bytes. */
export async function drawCreditNote(frozen: CreditNoteFacts): Promise<Uint8Array> {
  const archived = isElectronic(frozen) ? facturX(frozen.number, creditNoteXml(frozen), 'de l’avoir') : undefined
  // The data inside keeps the true letters.
  const facts = archived === undefined ? frozen : inKnownLetters(frozen, await readTypefaces())
  const { by, issuedAt, number, of, seller } = facts
  const title = `Avoir ${number}`
  const paper = { title, author: frozen.seller.name, at: issuedAt, ...(archived && { archived }) }
  return await drawPaper(paper, (sheet) => {
    const parties = drawHead(sheet, seller, { title, day: `Date d’émission : ${day(issuedAt)}` })
    const box = drawParties(sheet, facts, parties)
    const footer = footerOf(sheet, sentencesOf(facts))
    const words = {
      total: 'Avoir TTC',
      done: creditWords[by],
      more: `Sur la facture ${of.number}, de ${formatEuros(of.totalTTC)}`,
    }
    drawAmounts(sheet, facts, words, { y: drawBox(sheet, facts, box), bottom: footer.top })
    footer.draw()
  })
}

function isElectronic(facts: CreditNoteFacts): facts is ElectronicCreditNote {
  return facts.data !== undefined
}

/** What it corrects, and the service that it is about; the y below. */
function drawBox(sheet: Sheet, facts: CreditNoteFacts, y: number): number {
  const { deliveredAt, of, orderId } = facts
  const rows: readonly JourneyCells[] = [
    [
      ['Facture corrigée', `${of.number} du ${day(of.issuedAt)}`],
      ['Commande', `n° ${orderId}`],
      ['Date de la prestation', day(deliveredAt)],
    ],
    referenceRows(facts),
  ]
  const bottom =
    rows
      .filter((cells) => cells.length > 0)
      .reduce(
        (below, cells) => drawCells(sheet, cells, { x: inner.left + 20, y: below + 14, width: inner.width - 40 }),
        y,
      ) + 14
  sheet
    .roundedRect(inner.left, y, inner.width, bottom - y, 10)
    .lineWidth(1)
    .strokeColor(colours.line)
    .stroke()
  return bottom + 20
}

function sentencesOf({ data, vatPercent }: CreditNoteFacts): string[] {
  return [
    'Prestation de services. Cet avoir réduit le prix de la facture qu’il corrige ; la TVA déduite est à rectifier d’autant.',
    ...(data?.vatOnDebits ? ['Option pour le paiement de la taxe d’après les débits.'] : []),
    ...(data && vatPercent === 0 ? [`${vatExempt}.`] : []),
  ]
}

function day(at: CreditNoteFacts['issuedAt']): string {
  return dayInFigures(new Date(at))
}
