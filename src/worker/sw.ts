import { clientsClaim, cacheNames } from 'workbox-core'
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import type { Strategy } from 'workbox-strategies'
import { offlineAddress, publicAddresses } from '#contract/addresses.ts'
import { isDriversFile } from '#contract/worker/precache.ts'
import { isWorkerMessage } from '#contract/worker/worker-message.ts'
import { assets, documents, files } from './caches.ts'
import { classify, type Kind } from './classify.ts'
import { showNotices } from './notices.ts'
import { takeShare } from './share-target.ts'
import { driverAddresses, shellAddress, type BuiltEntry, shellEntries, roomAddresses } from './stages.ts'

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: readonly BuiltEntry[]
  /** Written by the server into the first line: what shell and public pages it serves, and by which policies. */
  readonly __SHELL: string | undefined
}

const built = self.__WB_MANIFEST

self.addEventListener('install', (event) =>
  event.waitUntil(Promise.all([keepPreviousBuild(), keepDocuments(event), keepDriversRoom(event)])),
)
// A screen comes from the device: preloading its document would waste slow lines. Earlier workers had it on.
self.addEventListener('activate', (event) =>
  event.waitUntil(self.registration.navigationPreload?.disable() ?? Promise.resolve()),
)
precacheAndRoute(shellEntries(built, self.__SHELL), { ignoreURLParametersMatching: [/./] })
cleanupOutdatedCaches()
// The page that installed it is looked after from then on, not only the next one.
clientsClaim()

const isOf =
  (kind: Kind) =>
  ({ request, sameOrigin, url }: { request: Request; sameOrigin: boolean; url: URL }) =>
    classify({ method: request.method, navigates: request.mode === 'navigate', sameOrigin, path: url.pathname }) ===
    kind

registerRoute(isOf('screen'), async ({ request }) => (await matchPrecache(shellAddress)) ?? fetch(request))
registerRoute(isOf('asset'), assets)
registerRoute(isOf('file'), files)
registerRoute(isOf('document'), documents)
// A store is not known here: without a network its poster leads to the order form, where nothing is filled.
registerRoute(isOf('store'), ({ request }) => fetch(request).catch(() => Response.redirect(shellAddress, 302)))
registerRoute(isOf('share'), ({ request }) => takeShare(request), 'POST')
registerRoute(isOf('page elsewhere'), ({ request }) => fetch(request))

// A page that was never seen here, without a network: one of ours says so, not the browser's.
setCatchHandler(async ({ request }) =>
  request.mode === 'navigate' ? ((await caches.match(offlineAddress)) ?? Response.error()) : Response.error(),
)

showNotices(self)

self.addEventListener('message', (event) => {
  const message: unknown = event.data
  if (!isWorkerMessage(message)) return
  // A new worker waits until the page asks: nothing reloads under the user's fingers.
  if (message.type === 'SKIP_WAITING') void self.skipWaiting()
  else event.waitUntil(keep(event, assets, message.of === 'driver' ? driverAddresses(built) : roomAddresses(built)))
})

/** The public pages, small as they are. What fails now is kept at its first visit. */
async function keepDocuments(event: ExtendableEvent): Promise<void> {
  await keep(event, documents, [...Object.values(publicAddresses), offlineAddress])
}

/** A driver who has opened his room opens it in flight mode, also after a build: it, and what it shares with others. */
async function keepDriversRoom(event: ExtendableEvent): Promise<void> {
  const kept = await (await caches.open(assets.cacheName)).keys()
  if (kept.some(({ url }) => isDriversFile(url))) await keep(event, assets, driverAddresses(built))
}

async function keep(event: ExtendableEvent, strategy: Strategy, addresses: readonly string[]): Promise<void> {
  await Promise.allSettled(addresses.flatMap((address) => strategy.handleAll({ event, request: new Request(address) })))
}

/** Moves the old worker's built files to where they stay: a page of the earlier build may yet load one. */
async function keepPreviousBuild(): Promise<void> {
  const [old, kept] = await Promise.all([caches.open(cacheNames.precache), caches.open(assets.cacheName)])
  for (const request of await old.keys()) {
    const url = new URL(request.url)
    if (!url.pathname.startsWith('/assets/')) continue
    const response = await old.match(request)
    if (response) await kept.put(url.origin + url.pathname, response)
  }
}
