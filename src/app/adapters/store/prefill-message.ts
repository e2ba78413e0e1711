import { forgiving } from '#adapters/failures/report-mistake.ts'
import type { MessagePrefill } from './message-prefill.ts'

/** Goes to an address with this message; without it when the device refuses to keep one. */
export type PrefillMessage = (message: MessagePrefill, address: string) => Promise<void>

/** `go` opens an address. */
export function createPrefillMessage(now: () => Date, go: (address: string) => void): PrefillMessage {
  return async (message, address) => {
    // The keeping itself may not come: then there is no message either.
    const carried = await import('./message-prefill.ts').catch(() => null)
    await carried?.keepMessagePrefill(message, now()).catch(forgiving(() => {}))
    go(address)
  }
}
