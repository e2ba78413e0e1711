import { proxy, ref } from 'valtio'
import type { Caller } from '#adapters/net/caller.ts'
import { Refused } from '#adapters/failures/failures.ts'
import { reportMistake } from '#adapters/failures/report-mistake.ts'
import { trackDelivery, type TrackedDelivery } from '#contract/order/tracking.ts'

/**
 * What a link's delivery is, and since when. `unknown`: no such link; `away`: the last question had no answer. `state`
 * is a valtio proxy.
 */
export interface TrackingStore {
  readonly state: {
    readonly delivery: TrackedDelivery | null
    readonly asOf: Date | null
    readonly failure: 'unknown' | 'away' | null
  }
  load(): Promise<void>
}

interface TrackingWorld {
  readonly call: Caller
  now(): Date
}

export function createTrackingStore(token: string, { call, now }: TrackingWorld): TrackingStore {
  const state = proxy<{ delivery: TrackedDelivery | null; asOf: Date | null; failure: 'unknown' | 'away' | null }>({
    delivery: null,
    asOf: null,
    failure: null,
  })
  return {
    state,
    async load() {
      try {
        const delivery = await call(trackDelivery, { params: { token } })
        Object.assign(state, { delivery: ref(delivery), asOf: ref(now()), failure: null })
      } catch (failure) {
        reportMistake(failure)
        const isUnknown = failure instanceof Refused && failure.status === 404
        Object.assign(state, isUnknown ? { delivery: null, failure: 'unknown' } : { failure: 'away' })
      }
    },
  }
}
