import { plainText } from '#rules/moment/french.ts'

/** What an order can be found by. */
export interface Searchable {
  readonly id: number
  readonly customerCompany: string
  readonly customerName: string
  readonly pickupAddress: string
  readonly deliveryAddress: string
  readonly phone: string
  readonly reference: string
  readonly site: string
  readonly orderedBy: string
}

/** The orders that hold every word of the search: 'mougins #104' → those of Mougins whose number begins with 104. */
export function ordersMatching<O extends Searchable>(orders: readonly O[], search: string): readonly O[] {
  const words = wordsOf(search)
  if (words.length === 0) return orders
  return orders.filter((order) => {
    const text = foundBy(order)
    return words.every((word) => text.includes(word))
  })
}

/** '06 12 34' is one number, whose digits people group as they like; '06250 Mougins' is two words. */
function wordsOf(search: string): string[] {
  const text = plainText(search)
  const digits = text.replaceAll(/[\s.-]/g, '').replace(/^\+33/, '0')
  if (/^\d{3,}$/.test(digits)) return [digits]
  return text.split(' ').filter((word) => word !== '')
}

/** A list is searched at every letter: each of its orders is folded once. */
const folded = new WeakMap<Searchable, string>()

function foundBy(order: Searchable): string {
  let text = folded.get(order)
  if (text === undefined) {
    const phone = order.phone.replaceAll(/\D/g, '').replace(/^33/, '0')
    text = plainText(
      `#${order.id} ${order.customerCompany} ${order.customerName} ${order.pickupAddress} ${order.deliveryAddress} ${phone} ${order.reference} ${order.reference.replaceAll(/[\s.-]/g, '')} ${order.site} ${order.orderedBy}`,
    )
    folded.set(order, text)
  }
  return text
}
