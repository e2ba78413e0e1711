import { centsFromEuros, formatEuros, type Cents } from '#rules/price/money.ts'
import { creditWords } from '#server/invoices/credit-note-xml.ts'
import { payByTransfer } from '#server/payment/pay-by-transfer.ts'
import { creditOrder } from '#server/trade-account/credit-order.ts'
import { HttpError } from '#server/log/http-error.ts'
import { findAnyOrder, foundOrder } from '#server/orders/orders.ts'
import { findOwedRefund } from '#server/orders/refunds.ts'
import { bookRefund } from '#server/payment/refund-due.ts'
import { Misused, orderNumber, type Command } from './command.ts'
import { orderLine } from './order-lines.ts'

/** `npm run bo -- avoir N° EUROS RAISON…`: gives back all or a part of a delivered order. */
export const avoir: Command = {
  async run([word, typed, ...words], world) {
    const orderId = orderNumber(word)
    const cents = amountIn(typed)
    const reason = words.join(' ').trim()
    if (reason === '') throw new Misused('Il manque la raison : le client la lit sur l’avoir.')
    const by = { id: null, name: world.by }
    const { by: way, number, of } = await creditOrder(orderId, { cents, reason, by, before: null }, withoutLoop(world))
    return [`Avoir ${number} sur la facture ${of.number} : ${formatEuros(cents)}. ${creditWords[way]}.`]
  },
}

/** `npm run bo -- paye N° virement LIBELLÉ…`: a transfer of its whole price has arrived. */
export const paye: Command = {
  async run([word, way, ...words], world) {
    const orderId = orderNumber(word)
    const reference = words.join(' ').trim()
    if (way !== 'virement' || reference === '') throw new Misused('Il manque le virement et son libellé.')
    const by = { id: null, name: world.by }
    const payments = await world.openPayments()
    return [
      orderLine(await payByTransfer(orderId, { reference, by }, { ...withoutLoop(world), payments }), world.now()),
    ]
  },
}

/** `npm run bo -- rendu N° LIBELLÉ…`: a cancelled order that a transfer paid was given back by one. */
export const rendu: Command = {
  async run([word, ...words], world) {
    const order = foundOrder(await findAnyOrder(world.db, orderNumber(word)))
    const id = words.join(' ').trim()
    if (id === '') throw new Misused('Il manque le libellé du virement.')
    const owed = await findOwedRefund(world.db, order.id)
    if (owed === null || order.transfer_reference === null)
      throw new HttpError(409, 'Rien n’est à rendre par virement pour cette commande.')
    await bookRefund(order, { id, status: 'succeeded' }, owed.cents, world)
    return [`Commande n° ${order.id} : ${formatEuros(owed.cents)} rendus par virement.`]
  },
}

/** The server's own loop gives back, within half a minute. */
function withoutLoop<Given extends object>(world: Given) {
  return { ...world, refunds: { wake() {} } }
}

/** '12,50' → 1250. */
function amountIn(word = ''): Cents {
  const cents = /^\d+(?:[.,]\d{1,2})?$/.test(word) ? centsFromEuros(word) : 0
  if (cents === 0) throw new Misused('Il manque le montant à rendre TTC, en euros : 12,50.')
  return cents
}
