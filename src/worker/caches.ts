import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'

type WorkboxPlugin = NonNullable<NonNullable<ConstructorParameters<typeof CacheFirst>[0]>['plugins']>[number]

// Their own types know nothing of exactOptionalPropertyTypes.
const wholeOnly = new CacheableResponsePlugin({ statuses: [200] }) as WorkboxPlugin
const atMost = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: 60 * 86_400, purgeOnQuotaError: true }) as WorkboxPlugin

/** Built files of this build and earlier ones, named by content, so that an open page finds its own. */
export const assets = new CacheFirst({ cacheName: 'assets', plugins: [wholeOnly, atMost(300)] })

/** The public pages: as they are now while the network answers, as they were last when it is slow or gone. */
export const documents = new NetworkFirst({
  cacheName: 'documents',
  networkTimeoutSeconds: 3,
  matchOptions: { ignoreSearch: true },
  plugins: [wholeOnly],
})

/** Icons: shown as they were, and looked after. */
export const files = new StaleWhileRevalidate({ cacheName: 'files', plugins: [wholeOnly, atMost(30)] })
