import { staffLists as listNames } from '#contract/staff/staff-orders.ts'
import { staffList } from '#server/staff/staff-list.ts'
import { Misused, type Command } from './command.ts'
import { orderLine } from './order-lines.ts'

export const list: Command = {
  async run([name = 'aujourdhui', ...words], { db, now }) {
    const wanted = listNames.find((each) => each === name)
    if (wanted === undefined) throw new Misused(`« ${name} » n’est pas une liste.`)
    const orders = await staffList(db, { list: wanted, text: words.join(' ') }, now())
    return orders.length === 0 ? ['Aucune commande.'] : orders.map((order) => orderLine(order, now()))
  },
}
