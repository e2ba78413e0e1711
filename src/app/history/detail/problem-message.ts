import type { CarriedMessage } from '#adapters/store/carried-message.ts'
import type { PastOrder } from '#contract/order/past-order.ts'
import type { UserRecord } from '#contract/account/user-record.ts'
import { longDay } from '#rules/moment/french.ts'

/** The message about a problem with an order: who writes, which order, when it was made and where it goes; the problem itself is theirs to tell. */
export function problemMessage(
  { id, orderedAt, deliveryAddress, email }: PastOrder,
  user: Pick<UserRecord, 'prenom' | 'nom' | 'email'> | null,
): CarriedMessage {
  const lines = [
    'Bonjour,',
    `Au sujet de ma commande n° ${id} du ${longDay(orderedAt)}, à livrer au ${deliveryAddress} :`,
    '',
  ]
  return {
    nom: user ? `${user.prenom} ${user.nom}` : '',
    email: user?.email || email,
    message: lines.join('\n'),
    file: null,
  }
}
