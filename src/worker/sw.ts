import { cleanupOutdatedCaches, createHandlerBoundToURL, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { isScreen } from '#contract/addresses.ts'

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: (string | PrecacheEntry)[] }

precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/./] })
cleanupOutdatedCaches()

// Every screen is the shell, also offline. All else, calls, invoices, files and the public documents, is the server's: a list of what is ours cannot forget one of its.
registerRoute(({ request, sameOrigin, url }) => sameOrigin && request.mode === 'navigate' && isScreen(url.pathname), createHandlerBoundToURL('/index.html'))

// A new worker waits until the page asks: nothing reloads under somebody's fingers.
self.addEventListener('message', (event) => {
  if ((event.data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting()
})
