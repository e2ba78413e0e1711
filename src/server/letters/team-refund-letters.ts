import { formatEuros, type Cents } from '#rules/price/money.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import type { Mailbox } from '#server/adapters/mail/mailbox.ts'
import { teamLetter, type Letter } from './letter.ts'

/** Why a refund is for people to look after: turned down, long in vain, or sent back by the bank. */
export type RefundTrouble = keyof typeof reasons

interface Owed {
  readonly cents: Cents
  readonly order_id: number
  /** Of the credit note that owes it; null: the order is cancelled. */
  readonly number: string | null
}

/** The letter that asks the staff to look after money that does not arrive; once an order, or a credit note and trouble. */
export function refundFailedLetter(
  { supplier_id: userId }: Pick<OrderRow, 'supplier_id'>,
  { cents, number, order_id: id }: Owed,
  trouble: RefundTrouble,
  staff: Mailbox,
): Letter {
  const [what, why, onceKey] =
    number === null
      ? ['remboursement à vérifier', 'La commande est annulée', refundFailedKey(id)]
      : ['avoir à rendre', `L’avoir ${number} est fait`, `credit-failed-${number}-${trouble}`]
  return teamLetter(
    `Commande n° ${id} : ${what}`,
    [
      { kind: 'text', text: `${why}, et ${reasons[trouble]}` },
      { kind: 'total', label: 'À rendre TTC', value: formatEuros(cents) },
      { kind: 'text', text: toDo[trouble === 'by-transfer' ? 'transfer' : 'processor'] },
    ],
    { staff, userId, onceKey },
  )
}

export function refundFailedKey(orderId: number): string {
  return `refund-failed-${orderId}`
}

const reasons = {
  refused: 'le service de paiement refuse de la rembourser : solde, clé, ou carte qui ne prend plus rien.',
  silent: 'le service de paiement ne répond pas à la demande de remboursement depuis plus d’un jour.',
  'by-transfer': 'elle avait été payée par virement : c’est par virement qu’il faut la rembourser.',
  'sent-back': 'la banque du client a renvoyé son remboursement : carte ou compte fermé, le plus souvent.',
} as const

const toDo = {
  transfer:
    'À faire : virer cette somme, puis le dire : npm run bo -- rendu N° LIBELLÉ. Le client reçoit alors son reçu.',
  processor:
    'À faire : regarder ce paiement dans le service de paiement, et le rembourser là s’il ne l’est pas. Le serveur essaie encore, au plus tard chaque jour, et reconnaît un remboursement fait à la main : rien n’est rendu deux fois.',
} as const

interface DeskRefund {
  readonly cents: Cents
  /** Its name at the processor. */
  readonly refundId: string
  /** Whether it has its credit note; else that comes with the invoice. */
  readonly isInvoiced: boolean
}

/** The letter that tells the team of money that was given back at the processor's own desk; once a refund. */
export function deskRefundLetter(
  { id, supplier_id: userId }: Pick<OrderRow, 'id' | 'supplier_id'>,
  { cents, isInvoiced, refundId }: DeskRefund,
  staff: Mailbox,
): Letter {
  const title = `Commande n° ${id} : remboursée au service de paiement`
  return teamLetter(
    title,
    [
      {
        kind: 'text',
        text: isInvoiced
          ? 'Quelqu’un l’a remboursée au guichet du service de paiement. L’avoir est dans les livres, et le client l’a reçu.'
          : 'Quelqu’un l’a remboursée au guichet du service de paiement. Elle reste payée et à livrer : sa facture aura un avoir, et un e-mail le dit au client. Pour ne pas la livrer, annule-la : seul le reste sera rendu.',
      },
      { kind: 'figures', rows: [['Référence', refundId]] },
      { kind: 'total', label: 'Rendu TTC', value: formatEuros(cents) },
    ],
    { staff, userId, onceKey: `desk-refund-${refundId}` },
  )
}
