import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Provider } from '#tests/journeys/provider.ts'

/** What befalls a call on the line: it does not arrive, or its reply does not. */
export type Cut = { readonly path: string; readonly lost: 'call' | 'reply' }

/** The line between a browser and the provider, at an address of its own that stays. */
export interface Line {
  readonly url: string
  /** How late each reply of a call comes, ms. */
  lateMs: number
  cut: Cut | null
  /** SIGKILL to the provider, and nobody answers at the address. */
  goDown(): Promise<void>
  comeBack(): Promise<void>
  close(): void
}

/** Slips are read by nobody here: fields change only by what is done to them. */
const unread = { path: '/api/bo/ocr-bordereau', reply: JSON.stringify({ ok: true, poids_total_kg: null }) }

export async function layLine(provider: Pick<Provider, 'url' | 'kill' | 'restart'>): Promise<Line> {
  const server = createServer((incoming, outgoing) => {
    if (incoming.url !== unread.path) return pass(incoming, outgoing)
    incoming.resume().on('end', () => outgoing.setHeader('content-type', 'application/json').end(unread.reply))
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  const line: Line = {
    url: `http://127.0.0.1:${port}`,
    lateMs: 0,
    cut: null,
    async goDown() {
      stop()
      await provider.kill()
    },
    async comeBack() {
      await provider.restart()
      await listen(port)
    },
    close: stop,
  }

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method, headers, url = '' } = incoming
    const lost = line.cut?.path === url ? line.cut.lost : null
    if (lost === 'call') return void outgoing.destroy()
    const lateMs = url.startsWith('/api/') ? line.lateMs : 0
    const passed = request(provider.url + url, { method, headers }, async (reply) => {
      if (lost === 'reply') return void outgoing.destroy()
      if (lateMs > 0) await pause(lateMs)
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.on('error', () => outgoing.destroy()).pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    outgoing.on('close', () => passed.destroy())
    incoming.pipe(passed)
  }
  return line
}
