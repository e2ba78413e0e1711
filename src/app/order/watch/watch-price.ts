import { subscribeKey } from 'valtio/utils'
import type { World } from '#app/world.ts'
import type { OrderState } from '../model/order-state.ts'
import type { Pricing } from '../price/pricing.ts'
import { followChanges } from './follow-changes.ts'

/** Has the price follow the form, the clock and the network. Returns a function that ends it. */
export function watchPrice(
  state: OrderState,
  pricing: Pricing,
  { afterPaint, connection, onPageHide, onVisible }: World,
): () => void {
  pricing.begin()
  const changes = followChanges(state.values, afterPaint, { after: pricing.follow })
  const stops = [
    onPageHide(changes.flush),
    subscribeKey(connection.state, 'online', (online) => online && pricing.wake()),
    onVisible(pricing.wake),
    changes.stop,
    pricing.stop,
  ]
  return () => stops.forEach((stop) => stop())
}
