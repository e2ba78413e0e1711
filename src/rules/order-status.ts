/** The status codes of an order, StatuCommande (section 4). */
export const orderStatus = { delivering: 1, delivered: 2, preparing: 3, validating: 4, cancelled: 6 } as const
