import { subscribeKey } from 'valtio/utils'
import { prefetch } from '#adapters/lazy/lazy.ts'
import type { OrderState } from '../model/order-state.ts'

/** Fetches what a submission needs beyond the form as soon as there is something to price. Returns a function that ends it. */
export function fetchOrderWireAhead(state: OrderState): () => void {
  return subscribeKey(state, 'quote', ({ status }) => {
    if (status !== 'incomplete') prefetch(loadOrderWire)
    if (status === 'unavailable') prefetch(loadKeepRequest)
  })
}

/** What lets a request wait cannot come any more once the network has gone. */
export function loadKeepRequest() {
  return import('./keep-request.ts')
}

/** Only what is sent needs the wire's spelling: the form comes without it. */
export function loadOrderWire() {
  return import('#contract/order/order-wire.ts')
}
