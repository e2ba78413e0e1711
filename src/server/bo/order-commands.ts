import { staffLists as listNames } from '#contract/staff/staff-orders.ts'
import { staffList } from '#server/staff/staff-list.ts'
import { Misused, type Command, orderNumber } from './command.ts'
import { orderLine } from './order-lines.ts'
import { longDayAndTime } from '#rules/moment/french.ts'
import { shownPhone } from '#rules/text/phone.ts'
import { weightLabel } from '#rules/price/weight-bands.ts'
import { referenceRows } from '#rules/order/reference-rows.ts'
import { heldWords } from '#server/orders/moment-of.ts'
import { changeLabel } from '#server/staff/change-label.ts'
import { changesOf, whenDone } from '#server/orders/order-changes.ts'
import { findAnyOrder, foundOrder } from '#server/orders/orders.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { moveOrder } from '#server/staff/move-order.ts'
import { undoStep } from '#server/staff/undo-step.ts'
import { highestTypedPrice, lowestTypedPrice } from '#contract/staff/staff-order.ts'
import { deliveryTypes } from '#rules/price/delivery-types.ts'
import { centsFromEuros, eurosFromCents } from '#rules/price/money.ts'
import { priceOrder } from '#server/staff/price-order.ts'
import { instantFromWire } from '#contract/wire/wire.ts'
import { setDeliveryDate } from '#server/staff/set-delivery-date.ts'
import { withPlainEnds } from '#rules/text/typed-text.ts'

export const list: Command = {
  async run([name = 'aujourdhui', ...words], { db, now }) {
    const wanted = listNames.find((each) => each === name)
    if (wanted === undefined) throw new Misused(`« ${name} » n’est pas une liste.`)
    const orders = await staffList(db, { list: wanted, text: words.join(' ') }, now())
    return orders.length === 0 ? ['Aucune commande.'] : orders.map((order) => orderLine(order, now()))
  },
}

export const show: Command = {
  async run([word], { db, now }) {
    const order = foundOrder(await findAnyOrder(db, orderNumber(word)))
    const changes = await changesOf(db, order.id)
    return [
      orderLine(order, now()),
      `${heldWords(order)}, ${weightLabel(order.weight_band)}`,
      `Fournisseur : ${[order.company, order.email].filter(Boolean).join(', ')}`,
      `Client : ${[`${order.recipient_first_name} ${order.recipient_last_name}`, order.recipient_company, shownPhone(order.recipient_phone)].filter(Boolean).join(', ')}`,
      ...referenceRows(order).map(([title, words]) => `${title} : ${words}`),
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
          `${longDayAndTime(new Date(whenDone(change)))} : ${changeLabel(change)}${change.by_id === null ? '' : ` (compte n° ${change.by_id})`}`,
      ),
    ]
  },
}

const steps = new Map([
  ['preparation', orderStatus.preparing],
  ['livraison', orderStatus.delivering],
  ['livre', orderStatus.delivered],
])

export const status: Command = {
  async run([word, step = '', option], world) {
    const id = orderNumber(word)
    const to = steps.get(step)
    if (to === undefined || (option !== undefined && option !== '--non-payee'))
      throw new Misused('Il manque l’étape : preparation, livraison ou livre.')
    const order = foundOrder(await findAnyOrder(world.db, id))
    const moved = await moveOrder(id, { from: order.status, to, onPurpose: option !== undefined }, null, world)
    return [orderLine(moved, world.now()), 'Dans les dix secondes : npm run bo -- undo N° revient en arrière.']
  },
}

export const undo: Command = {
  async run([word], world) {
    return [orderLine(await undoStep(orderNumber(word), null, world), world.now())]
  },
}

export const setPrice: Command = {
  async run([word, typed = '', seen], world) {
    const id = orderNumber(word)
    const cents = /^\d+(?:[.,]\d{1,2})?$/.test(typed) ? centsFromEuros(typed) : 0
    if (eurosFromCents(cents) < lowestTypedPrice || eurosFromCents(cents) > highestTypedPrice)
      throw new Misused('Il manque le prix HT, en euros : 72 ou 72,50.')
    if (!deliveryTypes.some((type) => type === seen))
      throw new Misused(`Il manque la formule que « show » dit de la commande : ${deliveryTypes.join(', ')}.`)
    const order = await priceOrder(id, { totalHT: cents, isAsSeen: ({ type }) => type === seen }, null, world)
    return [orderLine(order, world.now())]
  },
}

export const date: Command = {
  async run([word, day = '', time = ''], world) {
    const id = orderNumber(word)
    const at = instantFromWire(`${day} ${time}`)
    if (Number.isNaN(at.getTime())) throw new Misused('Il manque le jour et l’heure : 2026-11-20 16:30.')
    return [orderLine(await setDeliveryDate(id, { date: at }, null, world), world.now())]
  },
}
