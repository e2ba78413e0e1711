import { proxy, ref } from 'valtio'
import type { Caller } from '#adapters/net/caller.ts'
import { lastDelivery, type LastDelivery, lastOrder } from '#contract/order/last-delivery.ts'

/**
 * What is known of the last delivery. `address`: the last one delivered to, as last-order tells it; null when it is not
 * told (section 7: failure ignored).
 */
interface LastDeliveryState {
  readonly status: 'loading' | 'failed' | 'loaded'
  readonly last: LastDelivery | null
  readonly address: string | null
}

/** Asks for a supplier's last delivery and last address, together: the panel comes whole. `state` is a valtio proxy. */
export function createLastDelivery(call: Caller, supplierId: number) {
  const state = proxy<LastDeliveryState>({ status: 'loading', last: null, address: null })
  return {
    state,
    async load(signal: AbortSignal): Promise<void> {
      const [delivery, order] = await Promise.allSettled([
        call(lastDelivery, { params: { id: supplierId }, signal }),
        call(lastOrder, { params: { supplierId }, signal }),
      ])
      if (signal.aborted) return
      if (delivery.status === 'rejected') return void Object.assign(state, { status: 'failed' })
      const address = order.status === 'fulfilled' ? order.value.adresseLivraison : null
      Object.assign(state, {
        status: 'loaded',
        last: delivery.value && ref(delivery.value),
        address: address?.trim() || null,
      })
    },
  }
}
