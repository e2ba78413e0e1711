import { afterPaint } from '#adapters/after-paint.ts'
import { askBeforeLeaving } from '#adapters/ask-before-leaving.ts'
import { createCaller } from '#adapters/api/caller.ts'
import { createLazyUploader } from '#adapters/api/lazy-uploader.ts'
import { createBeacon } from '#adapters/beacon.ts'
import { createCarryMessage } from '#adapters/carry-message.ts'
import { keyStore, renew, sleep, themeDevice, timer, watchOnline } from '#adapters/device.ts'
import { createDrafts } from '#adapters/drafts.ts'
import { createTabLock } from '#adapters/tab-lock.ts'
import { createAskToPersist } from '#adapters/persistence.ts'
import { thisDevice } from '#adapters/this-device.ts'
import { onPageHide } from '#adapters/on-page-hide.ts'
import { shrinkPhoto } from '#adapters/photos/shrink-photo.ts'
import { createPreferredPlaces } from '#adapters/places/preferred-places.ts'
import { createProviderPlaces } from '#adapters/places/provider-places.ts'
import { onVisible } from '#adapters/on-visible.ts'
import { providerOrigin } from '#adapters/provider-address.ts'
import { createRouteAnnouncer } from '#adapters/route-announcer.ts'
import { saveFile } from '#adapters/save-file.ts'
import { createConnection } from '#state/connection.ts'
import { createOrders } from '#state/orders.ts'
import { createSession } from '#state/session.ts'
import { notifySignedOut } from '#state/notify-signed-out.ts'
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
  const googleKey = import.meta.env.VITE_GOOGLE_MAPS_KEY ?? ''
  const wire = {
    origin: providerOrigin,
    token: () => session.state.token,
    sleep,
    onSignedOut() {
      const userId = session.state.user?.id
      session.expire()
      orders.clear()
      void notifySignedOut({ drafts, toasts, device }, userId)
    },
    onWaiting: connection.wait,
  }
  const call = createCaller({ ...wire, fetch: (...request) => fetch(...request) })
  const provided = createProviderPlaces(call)
  const drafts = createDrafts(createAskToPersist(navigator.storage))
  const device = thisDevice()
  const toasts = createToasts(timer, newId)
  const orders = createOrders({ call, session, now })
  return {
    call,
    upload: createLazyUploader({ ...wire, newRequest: () => new XMLHttpRequest(), timer }),
    places: googleKey === '' ? provided : createPreferredPlaces(() => import('#adapters/places/google-places.ts').then((google) => google.loadGooglePlaces(googleKey)), provided, sleep),
    drafts,
    tabLock: createTabLock(navigator.locks, sleep),
    device,
    shrinkPhoto,
    carryMessage: createCarryMessage(now, (address) => location.assign(address)),
    session,
    orders,
    theme: createTheme(store, themeDevice),
    toasts,
    connection,
    routeAnnouncer: createRouteAnnouncer(),
    beacon: createBeacon(providerOrigin, (url, body) => navigator.sendBeacon(url, body)),
    onPageHide,
    onVisible,
    reported: new Set(),
    resumed: new Set(),
    unsaved: new Map(),
    saveFile,
    askBeforeLeaving,
    now,
    newId,
    sleep,
    afterPaint,
    renew,
  }
}
