import type { KeyStore } from '#adapters/device/device.ts'

/** Says on this device, in a word, that something waits to leave: a public page then need not open the store to know that nothing does. Each change of it tells the other tabs. */
export function flagPendingMail(store: KeyStore, waits: boolean, now: Date): void {
  try {
    if (waits) store.setItem(pendingMailKey, String(now.getTime()))
    else if (store.getItem(pendingMailKey) !== null) store.removeItem(pendingMailKey)
  } catch {
    // A full or blocked storage: it leaves at the next start of the app.
  }
}

export const pendingMailKey = 'mailWaits'
