import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Chance } from '#tests/builders/chance.ts'

/**
 * What the line does to a post: brings it and its reply; cuts before it left, in its middle, or its reply; brings it
 * twice at once, or once more while a later one is under way.
 */
export const fates = ['passes', 'cut before', 'cut during', 'reply lost', 'twice at once', 'again later'] as const
export type Fate = (typeof fates)[number]

interface Post {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

interface Reply {
  readonly status: number
  readonly body: Buffer
}

/** A line to the server on loopback that loses and doubles what is posted. */
export interface FlappingLine {
  readonly url: string
  readonly met: Readonly<Record<Fate, number>>
  /** Posts that reached the server whole. */
  readonly brought: () => number
  /** Brings everything that was ever posted once more, in any order; how many of the replies were no success. */
  replayAll(): Promise<number>
  close(): void
}

/** `share`: how many of a hundred posts get each other fate than to pass. */
export async function flappingLine(
  target: string,
  { next, pick, whole }: Chance,
  share: number,
): Promise<FlappingLine> {
  const met = Object.fromEntries(fates.map((fate) => [fate, 0])) as Record<Fate, number>
  const posted: Post[] = []
  const late = new Set<Promise<unknown>>()
  let brought = 0
  let network = 0

  const bring = ({ path, headers, body }: Post, cutAt: number | null = null) =>
    new Promise<Reply>((resolve, reject) => {
      network += 1
      // Of a network of its own each, else the server lets ten of them in.
      const from = `10.${(network >> 16) & 255}.${(network >> 8) & 255}.${network & 255}`
      const asked = request(
        target + path,
        {
          method: 'POST',
          headers: { ...headers, host: new URL(target).host, 'content-length': body.length, 'x-forwarded-for': from },
          agent: false,
        },
        (response) => {
          const parts: Buffer[] = []
          response.on('data', (part: Buffer) => parts.push(part))
          response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts) }))
        },
      )
      asked.on('error', reject)
      if (cutAt === null) {
        brought += 1
        asked.end(body)
      } else asked.write(body.subarray(0, cutAt), () => setTimeout(() => asked.destroy(), 2))
    })

  const server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = []
    incoming.on('data', (part: Buffer) => parts.push(part))
    incoming.on('error', () => {})
    incoming.on(
      'end',
      () =>
        void meet(
          { path: incoming.url ?? '/', headers: plain(incoming.headers), body: Buffer.concat(parts) },
          next() * 100 < share * 5 ? pick(fates.slice(1)) : 'passes',
        ),
    )
    const cut = () => void incoming.socket.destroy()
    const answer = ({ status, body }: Reply) =>
      void outgoing.writeHead(status, { 'content-type': 'application/json' }).end(body)
    const meet = async (post: Post, fate: Fate) => {
      met[fate] += 1
      posted.push(post)
      if (fate === 'cut before') return cut()
      if (fate === 'cut during') {
        await bring(post, whole(1, post.body.length - 1)).catch(() => {})
        return cut()
      }
      if (fate === 'again later') {
        const again = pick(posted)
        late.add(bring(again).catch(() => {}))
      }
      const [reply] = await Promise.all(fate === 'twice at once' ? [bring(post), bring(post)] : [bring(post)])
      if (fate === 'reply lost' || reply === undefined) return cut()
      answer(reply)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    met,
    brought: () => brought,
    async replayAll() {
      await Promise.all(late)
      let refused = 0
      const left = [...posted]
      while (left.length > 0) {
        const [post] = left.splice(whole(0, left.length - 1), 1)
        if (post && (await bring(post)).status !== 200) refused += 1
      }
      return refused
    },
    close: () => void server.close().closeAllConnections(),
  }
}

function plain({
  host: _,
  connection: _c,
  'transfer-encoding': _t,
  ...headers
}: IncomingHttpHeaders): IncomingHttpHeaders {
  return headers
}
