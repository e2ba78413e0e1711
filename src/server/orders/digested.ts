import type { OrderTexts } from '#contract/order/order-texts.ts'

/** An order as its digest reads it: without what it leaves unsaid, as one that came before that could be said. */
export function digested<Order extends OrderTexts>(order: Order) {
  const said = (text: string) => text || undefined
  return {
    ...order,
    reference: said(order.reference),
    site: said(order.site),
    goods: said(order.goods),
    packages: said(order.packages),
  }
}
