import { sleep } from '#adapters/device/device.ts'
import { providerOrigin } from './provider-address.ts'
import { createCaller, type Caller, type CallerWorld } from './caller.ts'
import { toProvider } from './to-provider.ts'

/** Calls from a public page, which has no session and no world: its caller says itself that it waits. */
export function createPublicCaller(hearing: Pick<CallerWorld, 'onHeard'> = {}): Caller {
  return speak(createCaller({ ...wire, token: () => null, onSignedOut: () => {}, onWaiting: () => {}, ...hearing }))
}

const wire = { fetch: (...request: Parameters<typeof fetch>) => fetch(...request), origin: providerOrigin, sleep }
const { speak, takes } = toProvider(wire)

/** Whom public pages call. */
export const publicProvider = { takes }
