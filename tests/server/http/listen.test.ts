import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { listen } from '#server/http/listen.ts'
import type { Refusal } from '#server/log/refusal-log.ts'

const ok = { fetch: () => new Response('ok') }

describe('a server that is told to stop', () => {
  it('cuts at the end of the grace the request that will never end', async () => {
    let isAsked = () => {}
    const asked = new Promise<void>((resolve) => (isAsked = resolve))
    const never = new Promise<Response>(() => {})
    const { address, stop } = await listen(
      { fetch: () => (isAsked(), never) },
      { PORT: 0, HOST: '127.0.0.1', TRUST_PROXY: true },
      { note() {} },
    )
    const answer = fetch(address).then(
      () => 'answered',
      () => 'cut',
    )
    await asked
    await stop(20)
    expect(await answer).toBe('cut')
  })
})

describe('a request that names two sites', () => {
  it('is refused: nobody knows which one is meant', async () => {
    let asked = 0
    const { address, stop } = await listen(
      { fetch: () => ((asked += 1), ok.fetch()) },
      { PORT: 0, HOST: '127.0.0.1', TRUST_PROXY: true },
      { note() {} },
    )
    const say = async (head: string) => {
      const socket = connect(Number(new URL(address).port), '127.0.0.1')
      socket.end(`${head}\r\nConnection: close\r\n\r\n`)
      return (await text(socket)).split('\r\n')[0]
    }
    expect(await say('GET / HTTP/1.1\r\nHost: a.example\r\nHost: b.example')).toBe('HTTP/1.1 400 Bad Request')
    expect(asked).toBe(0)
    expect(await say('GET / HTTP/1.1\r\nHost: a.example')).toBe('HTTP/1.1 200 OK')
    await stop(20)
  })
})

describe('a body in chunks', () => {
  it('is left on the network but for its first piece, until it is refused', async () => {
    let taken = 0
    const app = {
      async fetch({ method }: Request, { incoming }: { incoming?: IncomingMessage }) {
        if (method !== 'POST') return ok.fetch()
        for (let turn = 0; turn < 20; turn += 1) await (await fetch(address)).text()
        taken = incoming?.socket.bytesRead ?? 0
        return new Response(null, { status: 411, headers: { Connection: 'close' } })
      },
    }
    const { address, stop } = await listen(app, { PORT: 0, HOST: '127.0.0.1', TRUST_PROXY: true }, { note() {} })
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    socket.write(
      `POST / HTTP/1.1\r\nHost: a.example\r\nTransfer-Encoding: chunked\r\n\r\n${'1\r\nx\r\n'.repeat(200_000)}`,
    )
    expect((await text(socket)).split('\r\n')[0]).toBe('HTTP/1.1 411 Length Required')
    expect(taken).toBeLessThanOrEqual(65_536)
    await stop(20)
  })
})

describe('a machine that opens connections and says nothing', () => {
  /** The server takes connections in the order in which they were made. */
  const holdMost = async (address: string) => {
    const held = Array.from({ length: 200 }, () => open(address))
    await Promise.all(held.map((socket) => once(socket, 'connect')))
    return held
  }
  const open = (address: string) => connect(Number(new URL(address).port), '127.0.0.1').on('error', () => {})
  const isAnswered = async (socket: Socket) => {
    socket.write('GET / HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n')
    return (await text(socket).catch(() => '')).startsWith('HTTP/1.1 200')
  }

  it('is cut at the two hundred and first of its network, and has a place again for each that it gives back', async () => {
    const refused: Refusal[] = []
    const { address, stop } = await listen(
      ok,
      { PORT: 0, HOST: '127.0.0.1', TRUST_PROXY: false },
      { note: (refusal) => void refused.push(refusal) },
    )
    const [first, ...held] = await holdMost(address)
    expect(await isAnswered(open(address))).toBe(false)
    expect(refused).toEqual([{ kind: 'overload', network: '127.0.0.1', account: null, fields: { connections: 200 } }])
    expect(await isAnswered(first!)).toBe(true)
    await expect.poll(() => isAnswered(open(address))).toBe(true)
    for (const socket of held) socket.destroy()
    await stop(20)
  })

  it('is the proxy, where one stands before the server', async () => {
    const { address, stop } = await listen(
      ok,
      { PORT: 0, HOST: '127.0.0.1', TRUST_PROXY: true },
      { note: () => expect.unreachable() },
    )
    const held = await holdMost(address)
    expect(await isAnswered(open(address))).toBe(true)
    for (const socket of held) socket.destroy()
    await stop(20)
  })
})
