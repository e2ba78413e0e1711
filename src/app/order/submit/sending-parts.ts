import { subscribeKey } from 'valtio/utils'
import { lazyModule, prefetch } from '#adapters/lazy/lazy.ts'
import type { OrderState } from '../model/order-state.ts'

/**
 * Fetches what a submission needs beyond the form as soon as there is something to price. Returns a function that ends
 * it.
 */
export function fetchSendingParts(state: OrderState): () => void {
  const look = ({ status }: OrderState['quote']) => {
    if (status !== 'incomplete') prefetch(orderWire)
    if (status === 'unavailable') prefetch(byMail)
  }
  look(state.quote)
  return subscribeKey(state, 'quote', look)
}

/** What lets a request wait cannot come any more once the network has gone. */
export const byMail = lazyModule(() => import('./by-mail.ts'))

/** Only what is sent needs the wire's spelling: the form comes without it. */
export const orderWire = lazyModule(() => import('#contract/order/order-wire.ts'))
