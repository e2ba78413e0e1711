import { formatEuros } from '#rules/price/money.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import type { RefundRow } from '#server/orders/refunds.ts'
import type { Mailbox } from '#server/adapters/mail/mailbox.ts'
import type { Letter } from './letter.ts'
import { renderLetter } from './render-letter.ts'

/** Why a refund is for people to look after: turned down, long in vain, or sent back by the bank. */
export type RefundTrouble = keyof typeof reasons

/** The letter that asks the staff to look after a refund that does not arrive; once an order. */
export function refundFailedLetter(
  { supplier_id: userId }: Pick<OrderRow, 'supplier_id'>,
  { order_id: id, cents }: Pick<RefundRow, 'order_id' | 'cents'>,
  trouble: RefundTrouble,
  staff: Mailbox,
): Letter {
  const title = `Commande n° ${id} : remboursement à vérifier`
  const { text, html } = renderLetter(title, [
    { kind: 'text', text: `La commande est annulée, et ${reasons[trouble]}` },
    { kind: 'total', label: 'À rendre TTC', value: formatEuros(cents) },
    {
      kind: 'text',
      text: 'À faire : regarder ce paiement dans le service de paiement, et le rembourser là s’il ne l’est pas. Le serveur essaie encore, au plus tard chaque jour, et reconnaît un remboursement fait à la main : rien n’est rendu deux fois.',
    },
  ])
  return {
    kind: 'team',
    userId,
    to: staff,
    replyTo: null,
    subject: title,
    text,
    html,
    attachments: [],
    onceKey: refundFailedKey(id),
  }
}

export function refundFailedKey(orderId: number): string {
  return `refund-failed-${orderId}`
}

const reasons = {
  refused: 'le service de paiement refuse de la rembourser : solde, clé, ou carte qui ne prend plus rien.',
  silent: 'le service de paiement ne répond pas à la demande de remboursement depuis plus d’un jour.',
  'sent-back': 'la banque du client a renvoyé son remboursement : carte ou compte fermé, le plus souvent.',
} as const
