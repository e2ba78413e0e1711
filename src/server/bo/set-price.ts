import { highestTypedPrice, lowestTypedPrice } from '#contract/staff-order.ts'
import { centsFromEuros, eurosFromCents } from '#rules/money.ts'
import { priceOrder } from '#server/staff/price-order.ts'
import { Misused, orderNumber, type Command } from './command.ts'
import { orderLine } from './order-lines.ts'

export const setPrice: Command = {
  async run([word, typed = ''], world) {
    const id = orderNumber(word)
    const cents = /^\d+(?:[.,]\d{1,2})?$/.test(typed) ? centsFromEuros(typed) : 0
    if (eurosFromCents(cents) < lowestTypedPrice || eurosFromCents(cents) > highestTypedPrice) throw new Misused('Il manque le prix HT, en euros : 72 ou 72,50.')
    return [orderLine(await priceOrder(id, cents, null, world), world.now())]
  },
}
