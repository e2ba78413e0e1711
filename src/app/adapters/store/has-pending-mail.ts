import type { pendingMailKey } from './pending-mail.ts'

/** Whether this device said that something waits to leave. */
export function hasPendingMail(): boolean {
  try {
    return !!localStorage.getItem(word)
  } catch {
    return false
  }
}

/** By its type alone, so that the script of the public pages stays one file. */
const word: typeof pendingMailKey = 'mailWaits'
