import { cleanupOutdatedCaches, createHandlerBoundToURL, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: (string | PrecacheEntry)[] }

precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/./] })
cleanupOutdatedCaches()

// Every private screen is the shell, also offline; calls, health, files and the public documents are the server's. Tested on path and query.
const publicDocuments = /^\/(?:faq|about|contact|cgu|cgv|politique)?(?:\?|$)/
const answeredByServer = [/^\/api(?:[/?]|$)/, /^\/healthz(?:\?|$)/, /^[^?]*\.\w+(?:\?|$)/, publicDocuments]
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: answeredByServer }))

// A new worker waits until the page asks: nothing reloads under somebody's fingers.
self.addEventListener('message', (event) => {
  if ((event.data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting()
})
