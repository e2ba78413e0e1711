import { orderToastMs, type Toasts } from '#state/screen/toasts.ts'
import { priceUpdated } from '#rules/price/price-change.ts'
import { requoteOf } from '../model/last-price.ts'
import type { OrderState } from '../model/order-state.ts'

/** Said when there is no travel time, or no price (section 8, R10). */
export const noPrice = 'Tarif indisponible. On revient vite par mail pour vous confirmer le prix'

/** The order stays here: it costs something else now, or has no price any more. Its author decides again (R9). */
export function tellRequote(state: Pick<OrderState, 'quote' | 'lastPrice'>, toasts: Toasts): null {
  const requote = requoteOf(state)
  const isPriced = state.quote.status === 'priced' && requote !== null
  toasts.show(
    'warn',
    isPriced ? priceUpdated(requote.from.price.totalTTC, requote.to.price.totalTTC) : noPrice,
    orderToastMs,
  )
  return null
}
