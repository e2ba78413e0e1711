import { dayInFigures } from '#rules/price/invoice.ts'
import { formatEuros } from '#rules/price/money.ts'
import { referenceRows } from '#rules/order/reference-rows.ts'
import { drawPaper } from '#server/paper/draw-paper.ts'
import { inKnownLetters, readTypefaces } from '#server/paper/typefaces.ts'
import { vatExempt } from './xml-settlement.ts'
import { drawAmounts } from './invoice-amounts.ts'
import { facturX } from './factur-x.ts'
import type { ElectronicInvoice, InvoiceFacts } from './invoice-facts.ts'
import { footerOf } from '#server/paper/a4-sheet.ts'
import { drawHead } from '#server/paper/paper-head.ts'
import { drawJourney, type JourneyCells } from './invoice-journey.ts'
import { drawParties } from './invoice-parties.ts'
import { invoiceXml } from './invoice-xml.ts'

/** The PDF of an invoice, with its data inside if it has any. The same facts give the same bytes. */
export async function drawInvoice(frozen: InvoiceFacts): Promise<Uint8Array> {
  const archived = isElectronic(frozen) ? facturX(frozen.number, invoiceXml(frozen)) : undefined
  // The data inside keeps the true letters.
  const facts = archived === undefined ? frozen : inKnownLetters(frozen, await readTypefaces())
  const { number, issuedAt, seller } = facts
  const title = `Facture ${number}`
  const paper = { title, author: frozen.seller.name, at: issuedAt, ...(archived && { archived }) }
  return await drawPaper(paper, (sheet) => {
    const parties = drawHead(sheet, seller, { title, day: `Date d’émission : ${day(issuedAt)}` })
    const journey = drawParties(sheet, facts, parties)
    const paid = {
      total: 'Total TTC',
      done: `Payée par ${facts.transfer === undefined ? 'carte bancaire' : 'virement'} le ${day(facts.paidAt)}`,
      more: `Reste à payer : ${formatEuros(0)}`,
    }
    const footer = footerOf(sheet, sentencesOf(facts))
    drawAmounts(sheet, facts, paid, {
      y: drawJourney(sheet, facts, [cellsOf(facts), referenceRows(facts)], journey),
      bottom: footer.top,
    })
    footer.draw()
  })
}

function isElectronic(facts: InvoiceFacts): facts is ElectronicInvoice {
  return facts.data !== undefined
}

function cellsOf({ deliveredAt, deliveryType, orderedAt, orderId, weight }: InvoiceFacts): JourneyCells {
  return [
    ['Nature', 'Prestation de services'],
    ['Commande', `n° ${orderId} du ${day(orderedAt)}`],
    ['Date de la prestation', day(deliveredAt)],
    ['Charge', `${weight}, ${deliveryType}`],
  ]
}

function sentencesOf({ seller, client, data, emission, energy, transfer, vatPercent }: InvoiceFacts): string[] {
  return [
    `Prestation de services. Paiement comptant${transfer === undefined ? ' à la commande' : ''} ; pas d’escompte pour paiement anticipé.`,
    ...(data?.vatOnDebits ? ['Option pour le paiement de la taxe d’après les débits.'] : []),
    ...(data && vatPercent === 0 ? [`${vatExempt}.`] : []),
    ...(client.isCompany
      ? [
          `Pénalités de retard : ${seller.latePenalty}. Indemnité forfaitaire pour frais de recouvrement : ${formatEuros(40_00)}.`,
        ]
      : []),
    ...[energy, emission].filter((words) => words !== undefined).map((words) => `${words}.`),
  ]
}

function day(at: InvoiceFacts['issuedAt']): string {
  return dayInFigures(new Date(at))
}
