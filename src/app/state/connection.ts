import { proxy } from 'valtio'

/** What is known of the network. `waitingMs`: the server asked us to wait that long (R32), 0 when it did not. */
export interface Connection {
  readonly state: { readonly online: boolean; readonly waitingMs: number }
  wait(ms: number): void
}

/** Tells whether the device has a network, now and whenever that changes. */
export type WatchOnline = (onChange: (online: boolean) => void) => void

export function createConnection(watchOnline: WatchOnline): Connection {
  const state = proxy({ online: true, waitingMs: 0 })
  watchOnline((online) => {
    state.online = online
  })
  return {
    state,
    wait(ms) {
      state.waitingMs = ms
    },
  }
}
