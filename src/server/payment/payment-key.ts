import type { OrderRow } from '#server/orders/orders.ts'

type NamedOrder = Pick<OrderRow, 'id' | 'submission_id'>

/**
 * The name of an order's intent: order 17 → 'order-17-1b9d6bcd-…'. The submission makes it this database's own. The
 * intent in the place of a canceled one is named after it.
 */
export function paymentKey({ id, submission_id: submission }: NamedOrder, canceled: string | null = null): string {
  return `order-${id}-${submission}${canceled === null ? '' : `-after-${canceled}`}`
}

/** The name of what gives an order back: order 17 → 'refund-order-17-1b9d6bcd-…'. */
export function refundKey(order: NamedOrder): string {
  return `refund-${paymentKey(order)}`
}

/** The name of what a credit note gives back: '2026-000123' of order 17 → 'refund-order-17-1b9d6bcd-…-2026-000123'. */
export function creditKey(order: NamedOrder, number: string): string {
  return `${refundKey(order)}-${number}`
}

/** The order that such a name means, null when it is none. */
export function orderOfKey(key: string): NamedOrder | null {
  const [, id, submission] = /^order-(\d{1,15})-([\da-f-]{36})(?:-after-\w+)?$/.exec(key) ?? []
  return id === undefined || submission === undefined ? null : { id: Number(id), submission_id: submission }
}
