import { dayInFigures } from '#rules/price/invoice.ts'
import { formatEuros } from '#rules/price/money.ts'
import { drawPaper } from '#server/paper/draw-paper.ts'
import { drawAmounts } from './invoice-amounts.ts'
import type { InvoiceFacts } from './invoice-facts.ts'
import { drawFooter } from './invoice-drawing.ts'
import { drawHead } from './invoice-head.ts'
import { drawJourney, type JourneyCells } from './invoice-journey.ts'
import { drawParties } from './invoice-parties.ts'

/** The PDF of an invoice. The same facts give the same bytes. */
export async function drawInvoice(facts: InvoiceFacts): Promise<Uint8Array> {
  const { number, issuedAt, seller } = facts
  const title = `Facture ${number}`
  return await drawPaper({ title, author: seller.name, at: issuedAt }, (sheet) => {
    const parties = drawHead(sheet, seller, { title, day: `Date d’émission : ${day(issuedAt)}` })
    const journey = drawParties(sheet, facts, parties)
    const paid = {
      total: 'Total TTC',
      done: `Payée par carte bancaire le ${day(facts.paidAt)}`,
      more: `Reste à payer : ${formatEuros(0)}`,
    }
    drawAmounts(sheet, facts, paid, drawJourney(sheet, facts, cellsOf(facts), journey))
    drawFooter(sheet, sentencesOf(facts))
  })
}

function cellsOf({ deliveredAt, deliveryType, orderedAt, orderId, weight }: InvoiceFacts): JourneyCells {
  return [
    ['Nature', 'Prestation de services'],
    ['Commande', `n° ${orderId} du ${day(orderedAt)}`],
    ['Date de la prestation', day(deliveredAt)],
    ['Charge', `${weight}, ${deliveryType}`],
  ]
}

function sentencesOf({ seller, client, emission }: InvoiceFacts): string[] {
  return [
    'Prestation de services. Paiement comptant à la commande ; pas d’escompte pour paiement anticipé.',
    ...(client.isCompany
      ? [
          `Pénalités de retard : ${seller.latePenalty}. Indemnité forfaitaire pour frais de recouvrement : ${formatEuros(40_00)}.`,
        ]
      : []),
    ...(emission ? [`${emission}.`] : []),
  ]
}

function day(at: InvoiceFacts['issuedAt']): string {
  return dayInFigures(new Date(at))
}
