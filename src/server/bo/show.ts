import { fullMoment } from '#rules/moment.ts'
import { longDayAndTime } from '#rules/french.ts'
import { statusLabel } from '#rules/status-badge.ts'
import { weightLabel } from '#rules/weight-bands.ts'
import { momentOf } from '#server/db/moment-of.ts'
import { HttpError } from '#server/http-error.ts'
import { changesOf, type OrderChange, type OrderChangeKind } from '#server/staff/order-changes.ts'
import { findAnyOrder } from '#server/staff/orders-of-staff.ts'
import { orderNumber, type Command } from './command.ts'
import { orderLine } from './order-lines.ts'

export const show: Command = {
  usage: 'show N°',
  purpose: 'une commande et son journal',
  async run([word], { db, now }) {
    const order = await findAnyOrder(db, orderNumber(word))
    if (order === null) throw new HttpError(404, 'Commande introuvable.')
    const changes = await changesOf(db, order.id)
    return [
      orderLine(order, now()),
      `${fullMoment(momentOf(order))}, ${weightLabel(order.weight_band)}`,
      `Fournisseur : ${[order.company, order.email].filter(Boolean).join(', ')}`,
      `Client : ${[`${order.recipient_first_name} ${order.recipient_last_name}`, order.recipient_company, order.recipient_phone].filter(Boolean).join(', ')}`,
      ...(order.comment === '' ? [] : [`Commentaire : ${order.comment}`]),
      ...changes.map((change) => `${longDayAndTime(new Date(change.at))} : ${changeLabel(change)}${change.by_id === null ? '' : ` (compte n° ${change.by_id})`}`),
    ]
  },
}

function changeLabel({ kind, from_status: from, to_status: to }: OrderChange): string {
  const move = from === to ? '' : `${statusLabel(from)} → ${statusLabel(to)}`
  return [words[kind], move].filter(Boolean).join(', ')
}

const words: Readonly<Record<OrderChangeKind, string>> = {
  new: 'commandée',
  paid: 'payée',
  step: '',
  undo: 'retour',
  price: 'prix fixé',
  cancel: 'annulée',
  date: 'livraison datée',
  moment: 'créneau changé',
  photo: 'photos changées',
  refund: 'remboursement',
}
