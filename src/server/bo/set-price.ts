import { highestTypedPrice, lowestTypedPrice } from '#contract/staff/staff-order.ts'
import { deliveryTypes } from '#rules/price/delivery-types.ts'
import { centsFromEuros, eurosFromCents } from '#rules/price/money.ts'
import { priceOrder } from '#server/staff/price-order.ts'
import { Misused, orderNumber, type Command } from './command.ts'
import { orderLine } from './order-lines.ts'

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
