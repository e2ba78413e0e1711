import { subscribeKey } from 'valtio/utils'
import type { OrderState } from '../model/order-state.ts'

/**
 * Runs what follows an order for as long as it is followed: in the order of the list, which they also end in. Returns a
 * function that ends it for good.
 */
export function whileFollowed(state: OrderState, watchers: readonly (() => () => void)[]): () => void {
  let stops: (() => void)[] = []
  const stopAll = () => {
    const running = stops
    stops = []
    running.forEach((stop) => stop())
  }
  const unwatch = subscribeKey(
    state,
    'followed',
    (followed) => {
      stopAll()
      if (followed) stops = watchers.map((start) => start())
    },
    true,
  )
  return () => {
    unwatch()
    stopAll()
  }
}
