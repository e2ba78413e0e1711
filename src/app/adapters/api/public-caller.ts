import { sleep } from '#adapters/device.ts'
import { providerOrigin } from '#adapters/provider-address.ts'
import { createCaller, type Caller, type CallerWorld } from './caller.ts'

/** Calls from a public page, which has no session and no world: whoever is asked to wait tells that itself. */
export function createPublicCaller(hearing: Pick<CallerWorld, 'onHeard'> = {}): Caller {
  return createCaller({
    fetch: (...request) => fetch(...request),
    origin: providerOrigin,
    token: () => null,
    sleep,
    onSignedOut: () => {},
    onWaiting: () => {},
    ...hearing,
  })
}
