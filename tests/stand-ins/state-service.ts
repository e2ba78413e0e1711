import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * How the stand-in of a service of the state behaves. `busy`: 429 with retry-after 7; `broken`: 500; `hanging`: headers
 * never come; `malformed`: JSON of another shape; `not-json`: a proxy's page; `truncated`: the body stops half-way;
 * `refusing`: 400.
 */
export type Mode = 'well' | 'busy' | 'broken' | 'hanging' | 'malformed' | 'not-json' | 'truncated' | 'refusing'

export type Reply = readonly [status: number, body: unknown]

/** A service that answers on the loopback, until it is stopped. */
export async function listen(answers: RequestListener) {
  const server = createServer(answers)
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((closed) => {
        server.close(closed)
      })
    },
  }
}

/** Answers as its mode wants, each refusal in the service's own words; any other mode is the service's own business. */
export function answer(
  response: ServerResponse,
  mode: string,
  words: Readonly<Record<'busy' | 'broken' | 'malformed' | 'refusing', unknown>>,
  well: () => Reply,
): void {
  switch (mode as Mode) {
    case 'hanging':
      return
    case 'busy':
      response.setHeader('retry-after', '7')
      return send(response, 429, words.busy)
    case 'broken':
      return send(response, 500, words.broken)
    case 'malformed':
      return send(response, 200, words.malformed)
    case 'refusing':
      return send(response, 400, words.refusing)
    case 'not-json':
      response.setHeader('content-type', 'text/html')
      response.end('<!doctype html><title>Connexion au réseau</title>')
      return
    case 'truncated': {
      const whole = JSON.stringify(well()[1])
      response.setHeader('content-length', Buffer.byteLength(whole))
      response.write(whole.slice(0, whole.length / 2), () => response.destroy())
      return
    }
    default:
      return send(response, ...well())
  }
}

export function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify(body))
}
