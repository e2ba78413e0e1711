import { createCaller } from '#adapters/api/caller.ts'
import { keyStore, sleep, themeDevice, timer, watchOnline } from '#adapters/device.ts'
import { createDrafts } from '#adapters/drafts.ts'
import { createEmbeddedCardProcessor } from '#adapters/payments/embedded-card-processor.ts'
import { createProviderPlaces } from '#adapters/places/provider-places.ts'
import { createConnection } from '#state/connection.ts'
import { createSession } from '#state/session.ts'
import { createTheme } from '#state/theme.ts'
import { createToasts } from '#state/toasts.ts'
import type { World } from './world.ts'

/** The browser's world. Called once, by main. */
export function createRealWorld(): World {
  const now = () => new Date()
  const newId = () => crypto.randomUUID()
  const store = keyStore()
  const session = createSession(store, now)
  const connection = createConnection(watchOnline)
  const call = createCaller({
    fetch: (...request) => fetch(...request),
    origin: import.meta.env['VITE_API_URL'] ?? '',
    token: () => session.state.token,
    sleep,
    onSignedOut: session.expire,
    onWaiting: connection.wait,
  })
  return {
    call,
    places: createProviderPlaces(call),
    cards: createEmbeddedCardProcessor(call),
    drafts: createDrafts(),
    session,
    theme: createTheme(store, themeDevice),
    toasts: createToasts(timer, newId),
    connection,
    now,
    newId,
  }
}
