import { createCaller } from '#adapters/api/caller.ts'
import { createArrivals } from '#adapters/arrivals.ts'
import { createBeacon } from '#adapters/beacon.ts'
import { keyStore, renew, sleep, themeDevice, timer, watchOnline } from '#adapters/device.ts'
import { createDrafts } from '#adapters/drafts.ts'
import { watchLeaving } from '#adapters/leaving.ts'
import { createEmbeddedCardProcessor } from '#adapters/payments/embedded-card-processor.ts'
import { createProviderPlaces } from '#adapters/places/provider-places.ts'
import { createConnection } from '#state/connection.ts'
import { createOrders } from '#state/orders.ts'
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
  const origin = import.meta.env['VITE_API_URL'] ?? ''
  const call = createCaller({
    fetch: (...request) => fetch(...request),
    origin,
    token: () => session.state.token,
    sleep,
    onSignedOut() {
      session.expire()
      orders.clear()
      toasts.show('info', 'Ta session est terminée. Reconnecte-toi : ton brouillon est gardé sur ce téléphone.')
    },
    onWaiting: connection.wait,
  })
  const toasts = createToasts(timer, newId)
  const orders = createOrders({ call, session, now })
  return {
    call,
    places: createProviderPlaces(call),
    cards: createEmbeddedCardProcessor(call),
    drafts: createDrafts(),
    session,
    orders,
    theme: createTheme(store, themeDevice),
    toasts,
    connection,
    arrivals: createArrivals(),
    beacon: createBeacon(origin, (url, body) => navigator.sendBeacon(url, body)),
    watchLeaving,
    reported: new Set(),
    now,
    newId,
    sleep,
    renew,
  }
}
