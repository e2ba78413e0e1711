import type { CarriedMessage } from './carried-message.ts'
import { forgiving } from '#adapters/failures/report-mistake.ts'

/** Goes to an address with this message; without it when the device refuses to keep one. */
export type CarryMessage = (message: CarriedMessage, address: string) => Promise<void>

/** `go` opens an address. */
export function createCarryMessage(now: () => Date, go: (address: string) => void): CarryMessage {
  return async (message, address) => {
    // The keeping itself may not come: then there is no message either.
    const carried = await import('./carried-message.ts').catch(() => null)
    await carried?.keepCarriedMessage(message, now()).catch(forgiving(() => {}))
    go(address)
  }
}
