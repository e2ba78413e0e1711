import { longDayAndTime } from '#rules/moment/french.ts'
import { shownPhone } from '#rules/text/phone.ts'
import { weightLabel } from '#rules/price/weight-bands.ts'
import { withPlainEnds } from '#rules/text/typed-text.ts'
import { heldWords } from '#server/orders/moment-of.ts'
import { changeLabel } from '#server/staff/change-label.ts'
import { changesOf } from '#server/orders/order-changes.ts'
import { findAnyOrder, foundOrder } from '#server/orders/orders.ts'
import { orderNumber, type Command } from './command.ts'
import { orderLine } from './order-lines.ts'

export const show: Command = {
  async run([word], { db, now }) {
    const order = foundOrder(await findAnyOrder(db, orderNumber(word)))
    const changes = await changesOf(db, order.id)
    return [
      orderLine(order, now()),
      `${heldWords(order)}, ${weightLabel(order.weight_band)}`,
      `Fournisseur : ${[order.company, order.email].filter(Boolean).join(', ')}`,
      `Client : ${[`${order.recipient_first_name} ${order.recipient_last_name}`, order.recipient_company, shownPhone(order.recipient_phone)].filter(Boolean).join(', ')}`,
      ...(order.comment === ''
        ? []
        : [
            'Commentaire :',
            ...withPlainEnds(order.comment)
              .split('\n')
              .map((line) => `  ${line}`),
          ]),
      ...changes.map(
        (change) =>
          `${longDayAndTime(new Date(change.at))} : ${changeLabel(change)}${change.by_id === null ? '' : ` (compte n° ${change.by_id})`}`,
      ),
    ]
  },
}
