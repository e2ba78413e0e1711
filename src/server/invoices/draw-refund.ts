import { dayInFigures } from '#rules/price/invoice.ts'
import { referenceRows } from '#rules/order/reference-rows.ts'
import { drawPaper } from '#server/paper/draw-paper.ts'
import { drawAmounts } from './invoice-amounts.ts'
import { footerOf } from '#server/paper/a4-sheet.ts'
import { drawHead } from '#server/paper/paper-head.ts'
import { drawJourney, type JourneyCells } from './invoice-journey.ts'
import { drawParties } from './invoice-parties.ts'
import type { RefundFacts } from './refund-facts.ts'

/** The PDF of a receipt: what was charged and given back (decision 080). The same facts, the same bytes. */
export async function drawRefund(facts: RefundFacts): Promise<Uint8Array> {
  const { orderId, refundedAt, seller } = facts
  return await drawPaper(
    { title: `Reçu de remboursement, commande n° ${orderId}`, author: seller.name, at: refundedAt },
    (sheet) => {
      const parties = drawHead(sheet, seller, { title: 'Reçu de remboursement', day: `Établi le ${day(refundedAt)}` })
      const journey = drawParties(sheet, facts, parties)
      const given = {
        total: 'Rendu TTC',
        done: `Rendu ${facts.transfer === undefined ? 'sur la carte' : 'par virement'} le ${day(refundedAt)}`,
        more: `${facts.transfer === undefined ? 'Débité' : 'Payé'} le ${day(facts.paidAt)}. Référence ${facts.reference}`,
      }
      const footer = footerOf(sheet, [
        'Commande annulée avant la prestation : aucune facture n’a été émise, ce reçu n’est pas un avoir.',
      ])
      drawAmounts(sheet, facts, given, {
        y: drawJourney(sheet, facts, [cellsOf(facts), referenceRows(facts)], journey),
        bottom: footer.top,
      })
      footer.draw()
    },
  )
}

function cellsOf({ cancelledAt, deliveryType, orderedAt, orderId, weight }: RefundFacts): JourneyCells {
  return [
    ['Commande', `n° ${orderId} du ${day(orderedAt)}`],
    ['Annulée le', day(cancelledAt)],
    ['Charge', `${weight}, ${deliveryType}`],
  ]
}

function day(at: RefundFacts['paidAt']): string {
  return dayInFigures(new Date(at))
}
