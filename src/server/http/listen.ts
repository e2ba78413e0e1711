import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { holdConnections } from './hold-connections.ts'
import type { RefusalLog } from '#server/log/refusal-log.ts'
import { localAddress } from '#server/config/site-address.ts'

/** A server that listens. `stop` refuses connections, lets requests finish within `graceMs`, then cuts them. */
export interface Listening {
  readonly address: string
  stop(graceMs: number): Promise<void>
}

/**
 * Listens; rejects when the port is taken. Port 0 takes any free one. Behind a proxy all connections are the proxy's,
 * and not held by network.
 */
export async function listen(
  app: { fetch(request: Request, bindings: object): Response | Promise<Response> },
  { PORT, HOST, TRUST_PROXY }: { readonly PORT: number; readonly HOST: string; readonly TRUST_PROXY: boolean },
  refusals: Pick<RefusalLog, 'note'>,
): Promise<Listening> {
  const answer = getRequestListener((request, bindings) => app.fetch(request, bindings))
  const server = createServer(patience, (request, response) => {
    if (!namesOneSite(request)) return void response.writeHead(400, { Connection: 'close' }).end()
    if (request.headers['transfer-encoding'] === undefined) return void answer(request, response)
    // It is refused for that (lengthTold). Of a megabyte of crumbs that is there already only the first piece is taken
    // apart.
    request.socket.pause()
    setImmediate(() => void answer(request, response))
  })
  server.maxConnections = 10_000
  if (!TRUST_PROXY) server.on('connection', holdConnections(refusals))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(PORT, HOST, resolve)
  })
  const { port } = server.address() as AddressInfo
  return { address: localAddress(HOST, port), stop: (graceMs) => stop(server, graceMs) }
}

/** Whoever opens a connection and says nothing, or says it letter by letter, holds it no longer. */
const patience = { headersTimeout: 10_000, requestTimeout: 5 * 60_000 + 20_000, connectionsCheckingInterval: 5_000 }

/** Of two names, a proxy before this server may have judged the other one. */
function namesOneSite({ headersDistinct }: IncomingMessage): boolean {
  return (headersDistinct.host?.length ?? 0) <= 1
}

async function stop(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // A connection that has just been answered would stay open for its next request.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const cut = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearInterval(sweep)
  clearTimeout(cut)
}
