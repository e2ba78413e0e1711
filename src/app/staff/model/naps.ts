import { proxy } from 'valtio'
import type { Sleep } from '#adapters/device/waiting.ts'

/** How long the next step sleeps after the one before, ms: a glove that bounces comes back after some 350. */
const napMs = 1500

/** Which steps sleep: one order's, or all when rows moved. `state` is a valtio proxy: by whom, the nap's number. */
export type Naps = ReturnType<typeof createNaps>

export function createNaps(sleep: Sleep) {
  const state = proxy<Record<number | typeof everyOrder, number>>({} as never)
  let naps = 0
  return {
    state,
    nap(who: number | typeof everyOrder) {
      const turn = ++naps
      state[who] = turn
      void sleep(napMs).then(() => {
        // A later nap is not cut short.
        if (state[who] === turn) delete state[who]
      })
    },
    isAsleep: (orderId: number) => napOf(state, orderId) !== 0,
  }
}

export const everyOrder = 'all'

/** The number of the nap that an order's step takes; 0 when it is awake. */
export function napOf(state: Naps['state'], orderId: number): number {
  return Math.max(state[orderId] ?? 0, state[everyOrder] ?? 0)
}
