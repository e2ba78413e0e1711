/** The status codes of an order, StatuCommande (section 4). */
export const orderStatus = { delivering: 1, delivered: 2, preparing: 3, validating: 4, cancelled: 6 } as const

/** Whether nothing more is done to an order: it was delivered, or cancelled. */
export function isOver({ status }: { readonly status: number | null }): boolean {
  return status === orderStatus.delivered || status === orderStatus.cancelled
}

/** None of them: an order asked for by mail that has no price yet, « En attente » (R50). */
export const requestedStatus = 0
