import type { KeyStore } from '#adapters/device/device.ts'

/** Flags that mail waits, so that a public page need not open the store. Each change tells the other tabs. */
export function flagPendingMail(store: KeyStore, waits: boolean, now: Date): void {
  try {
    if (waits) store.setItem(pendingMailKey, String(now.getTime()))
    else if (store.getItem(pendingMailKey) !== null) store.removeItem(pendingMailKey)
  } catch {
    // A full or blocked storage: it leaves at the next start of the app.
  }
}

export const pendingMailKey = 'mailWaits'
