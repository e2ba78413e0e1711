import { createStore, get, set } from 'idb-keyval'

/**
 * When an offer, by default of the home screen, was last refused on this device: outlives the session and a 401. All
 * calls reject where a browser keeps nothing.
 */
export interface InstallRefusal {
  read(): Promise<Date | null>
  keep(at: Date): Promise<void>
}

export function createInstallRefusal(key = 'installRefused'): InstallRefusal {
  return {
    async read() {
      const at = await get<unknown>(key, open())
      return at instanceof Date ? at : null
    },
    keep: async (at) => set(key, at, open()),
  }
}

const open = () => {
  if (!('indexedDB' in globalThis) || !indexedDB)
    throw new DOMException('this browser keeps nothing', 'NotSupportedError')
  return createStore('device', 'marks')
}
