import { subscribeKey } from 'valtio/utils'
import { createCaller } from '#adapters/net/caller.ts'
import { createMarkedCaller } from '#adapters/net/marked-caller.ts'
import { toProvider } from '#adapters/net/to-provider.ts'
import type { Uploader } from '#adapters/net/uploader.ts'
import { lazyModule } from '#adapters/lazy/lazy.ts'
import { createBeacon } from '#adapters/net/beacon.ts'
import { sleep, timer, watchOnline } from '#adapters/device/device.ts'
import { createFetchFile } from '#adapters/net/fetch-file.ts'
import { isAnswered } from '#adapters/net/is-answered.ts'
import { createLiveOrders, watchPage } from '#adapters/live/live-orders.ts'
import { openOrderChannel } from '#adapters/live/order-channel.ts'
import { onVisible } from '#adapters/device/page-events.ts'
import type { Places } from '#adapters/places/places.ts'
import { createPreferredPlaces } from '#adapters/places/preferred-places.ts'
import { createProviderPlaces } from '#adapters/places/provider-places.ts'
import { providerOrigin } from '#adapters/net/provider-address.ts'
import { createConnection } from '#state/connection/connection.ts'
import { createEndToken } from '#state/session/end-token.ts'
import type { Session } from '#state/session/session.ts'
import type { NetWorld } from './net-world.ts'
import type { RealDevice } from './real-device.ts'

/** The network as the session on this page may use it. `onSignedOut` is told a token that the server refused. */
export function realNet(
  { deviceMarks, now }: RealDevice,
  session: Session,
  onSignedOut: (token: string | null) => boolean,
): NetWorld {
  const connection = createConnection(watchOnline, { ask: () => isAnswered(providerOrigin), sleep, onVisible })
  const fetchIt: typeof fetch = (...request) => fetch(...request)
  const wire = {
    origin: providerOrigin,
    token: () => session.state.token,
    sleep,
    onSignedOut,
    onWaiting: connection.wait,
    onHeard: connection.heard,
  }
  const { speak, takes } = toProvider({ ...wire, fetch: fetchIt })
  const call = createMarkedCaller(speak(createCaller({ ...wire, fetch: fetchIt })), deviceMarks, sleep)
  const upload: Uploader = async (endpoint, options) => {
    const { createUploader } = await uploader()
    return createUploader({ ...wire, newRequest: () => new XMLHttpRequest(), timer })(endpoint, options)
  }
  return {
    call,
    takes,
    upload: speak(upload),
    places: placesBy(createProviderPlaces(call)),
    endToken: createEndToken({ call, connection, onVisible }),
    liveOrders: createLiveOrders({
      ...wire,
      fetch: fetchIt,
      takes,
      userId: () => session.state.user?.id ?? null,
      onSession: (onChange) => void subscribeKey(session.state, 'token', onChange),
      watchPage,
      openChannel: openOrderChannel,
      locks: navigator.locks,
      timer,
      now,
      random: Math.random,
    }),
    connection,
    beacon: createBeacon({ ...wire, send: (url, body) => navigator.sendBeacon(url, body) }),
    fetchFile: createFetchFile(fetchIt),
  }
}

const uploader = lazyModule(() => import('#adapters/net/uploader.ts'))

/** Google's where there is a key, the provider's own else. */
function placesBy(provided: Places): Places {
  const key = import.meta.env.VITE_GOOGLE_MAPS_KEY ?? ''
  if (key === '') return provided
  return createPreferredPlaces(
    () => import('#adapters/places/google-places.ts').then((google) => google.loadGooglePlaces(key)),
    provided,
    sleep,
  )
}
