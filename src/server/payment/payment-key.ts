import type { OrderRow } from '#server/db/orders.ts'

/**
 * The name of an order's intent at the processor: order 17 → 'order-17-1b9d6bcd-…'. The submission makes it this database's own:
 * two databases on one account share no intent.
 */
export function paymentKey({ id, submission_id: submission }: Pick<OrderRow, 'id' | 'submission_id'>): string {
  return `order-${id}-${submission}`
}

/** The order that such a name means, null when it is none. */
export function orderOfKey(key: string): Pick<OrderRow, 'id' | 'submission_id'> | null {
  const [, id, submission] = /^order-(\d{1,15})-([\da-f-]{36})$/.exec(key) ?? []
  return id === undefined || submission === undefined ? null : { id: Number(id), submission_id: submission }
}
