/** The status codes of an order, StatuCommande (section 4). */
export const orderStatus = { delivering: 1, delivered: 2, preparing: 3, validating: 4, cancelled: 6 } as const

/** None of them: an order asked for by mail that has no price yet, « En attente » (R50). */
export const requestedStatus = 0
