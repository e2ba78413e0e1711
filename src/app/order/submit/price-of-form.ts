import type { OrderState, QuoteState } from '../model/order-state.ts'
import { openQuestion } from '../price/open-question.ts'
import type { Pricing } from '../price/pricing.ts'

/** What a submission asks of the price: that it follows the form, and whether it still stands. */
export type Prices = Pick<Pricing, 'follow' | 'confirmed'>

/** Whether it is known that there is no price for what the form says now: one that was not asked, for want of a network, is waited for. */
export function hasNoPrice({ quote }: OrderState, pricing: Prices): boolean {
  return !pricing.follow() && quote.status === 'unavailable' && quote.isUnanswered !== true
}

/** Whether the route is to be confirmed first: then its question is led to. */
export function isAsked({ route, values: { pickupAdr, address } }: OrderState, found: QuoteState): boolean {
  const minutes = found.status === 'priced' ? found.quote.minutes : null
  const [from, to] = [pickupAdr.place, address.place]
  if (from === null || to === null || openQuestion({ from, to, minutes }, route.sureOf) === null) return false
  route.asked++
  return true
}

export async function priceOfForm(pricing: Prices): Promise<QuoteState | null> {
  pricing.follow()
  let found = await pricing.confirmed()
  while (pricing.follow()) found = await pricing.confirmed()
  return found
}
