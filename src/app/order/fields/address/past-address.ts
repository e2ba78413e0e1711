import type { PastOrder } from '#contract/order/past-order.ts'
import type { Stop } from '#contract/order/order.ts'
import { orderStatus } from '#rules/order/order-status.ts'

/** An end of the route. */
export type End = 'pickup' | 'delivery'

/**
 * An address of past orders. `stop` is null when the provider does not send its point; `words`: its text for matching,
 * a space before each word.
 */
export interface PastAddress {
  readonly label: string
  readonly end: End
  readonly stop: Stop | null
  readonly delivered: boolean
  readonly words: string
}

/** The addresses of past orders, each once an end, the latest first. Made once a list. */
export function pastAddresses(orders: readonly PastOrder[]): PastAddress[] {
  const found = new Map<string, Omit<PastAddress, 'words'>>()
  const see = (end: End, text: string, stop: Stop | null, delivered: boolean) => {
    const label = text.trim()
    const before = found.get(`${end} ${label}`)
    if (label !== '')
      found.set(`${end} ${label}`, {
        label,
        end,
        stop: before?.stop ?? stop,
        delivered: delivered || before?.delivered === true,
      })
  }
  for (const order of orders.toSorted((a, b) => b.orderedAt.getTime() - a.orderedAt.getTime())) {
    if (order.repeat) see('pickup', order.repeat.pickup.label, order.repeat.pickup, false)
    see('delivery', order.deliveryAddress, order.repeat?.delivery ?? null, order.status === orderStatus.delivered)
  }
  return [...found.values()].map((address) => ({ ...address, words: searchable(address.label) }))
}

/**
 * 'L’Île, 06400 Cannes' → ' l ile 06400 cannes'. Thousands of them are made at once: most need no accents taken off.
 */
export function searchable(text: string): string {
  const lower = text.toLowerCase()
  const plain = /[^ -~]/.test(lower) ? lower.replaceAll('œ', 'oe').normalize('NFD').replaceAll(/\p{M}/gu, '') : lower
  return ` ${plain.replaceAll(/[^a-z0-9]+/g, ' ').trim()}`.trimEnd()
}
