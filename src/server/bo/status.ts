import { orderStatus } from '#rules/order/order-status.ts'
import { moveOrder } from '#server/staff/move-order.ts'
import { findAnyOrder, foundOrder } from '#server/orders/orders.ts'
import { undoStep } from '#server/staff/undo-step.ts'
import { Misused, orderNumber, type Command } from './command.ts'
import { orderLine } from './order-lines.ts'

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
