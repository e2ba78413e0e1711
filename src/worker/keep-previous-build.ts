import { cacheNames } from 'workbox-core'
import { assets } from './caches.ts'

/** Puts the built files that the old worker keeps where they stay: a page of the build before may yet load one of them. */
export async function keepPreviousBuild(): Promise<void> {
  const [old, kept] = await Promise.all([caches.open(cacheNames.precache), caches.open(assets.cacheName)])
  for (const request of await old.keys()) {
    const url = new URL(request.url)
    if (!url.pathname.startsWith('/assets/')) continue
    const response = await old.match(request)
    if (response) await kept.put(url.origin + url.pathname, response)
  }
}
