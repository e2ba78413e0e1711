import { priceLabel } from '#rules/price-label.ts'
import type { OrderRow } from '#server/db/orders.ts'
import type { Letter } from './letter.ts'
import type { Mailbox } from './mailbox.ts'
import { renderLetter } from './render-letter.ts'

/** The letter that asks the staff to look after a refund that the processor does not make; once an order. */
export function refundFailedLetter({ id, total_ttc: total }: Pick<OrderRow, 'id' | 'total_ttc'>, isRefused: boolean, staff: Mailbox): Letter {
  const title = `Commande n° ${id} : remboursement à vérifier`
  const { text, html } = renderLetter(title, [
    { kind: 'text', text: isRefused ? 'La commande est annulée, et le service de paiement refuse de la rembourser : solde, clé, ou carte qui ne prend plus rien.' : 'La commande est annulée, et le service de paiement ne répond pas à la demande de remboursement depuis plus d’un jour.' },
    { kind: 'total', label: 'À rendre TTC', value: priceLabel(total) },
    { kind: 'text', text: 'À faire : regarder ce paiement dans le service de paiement, et le rembourser là s’il ne l’est pas. Le serveur essaie encore, au plus tard chaque jour, et reconnaît un remboursement fait à la main : rien n’est rendu deux fois.' },
  ])
  return { to: staff, replyTo: null, subject: title, text, html, attachments: [], onceKey: `refund-failed-${id}` }
}
