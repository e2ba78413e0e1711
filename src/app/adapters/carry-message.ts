import type { CarriedMessage } from './carried-message.ts'

/** Goes to an address with this message; without it when the device refuses to keep one. */
export type CarryMessage = (message: CarriedMessage, address: string) => Promise<void>

/** `go` opens an address. */
export function createCarryMessage(now: () => Date, go: (address: string) => void): CarryMessage {
  return async (message, address) => {
    await import('./carried-message.ts').then(({ keepCarriedMessage }) => keepCarriedMessage(message, now())).catch(() => {})
    go(address)
  }
}
