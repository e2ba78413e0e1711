import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A page of a few words that a worker of a few lines keeps: as fast as anything can be opened without a network. */
export async function startBarePage(): Promise<{ readonly url: string; stop(): void }> {
  const server = createServer(({ url }, response) => {
    const [type, body] = url === '/sw.js' ? (['text/javascript', worker] as const) : (['text/html', page] as const)
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body)
  })
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

const page =
  '<!doctype html><html lang="fr"><meta name="viewport" content="width=device-width"><title>Page nue</title><h1>Page nue</h1><p>Quelques mots.</p><script>navigator.serviceWorker.register("/sw.js")</script>'

const worker = `
addEventListener('install', (event) => event.waitUntil(caches.open('bare').then((cache) => cache.add('/'))))
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => event.respondWith(caches.match('/').then((kept) => kept ?? fetch(event.request))))
`
