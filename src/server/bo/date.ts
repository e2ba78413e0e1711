import { instantFromWire } from '#contract/wire/wire.ts'
import { setDeliveryDate } from '#server/staff/set-delivery-date.ts'
import { Misused, orderNumber, type Command } from './command.ts'
import { orderLine } from './order-lines.ts'

export const date: Command = {
  async run([word, day = '', time = ''], world) {
    const id = orderNumber(word)
    const at = instantFromWire(`${day} ${time}`)
    if (Number.isNaN(at.getTime())) throw new Misused('Il manque le jour et l’heure : 2026-11-20 16:30.')
    return [orderLine(await setDeliveryDate(id, { date: at }, null, world), world.now())]
  },
}
