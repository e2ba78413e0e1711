import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { listen } from '#server/listen.ts'

describe('a server that is told to stop', () => {
  it('cuts at the end of the grace the request that will never end', async () => {
    let isAsked = () => {}
    const asked = new Promise<void>((resolve) => (isAsked = resolve))
    const never = new Promise<Response>(() => {})
    const { address, stop } = await listen({ fetch: () => (isAsked(), never) }, { PORT: 0, HOST: '127.0.0.1' })
    const answer = fetch(address).then(() => 'answered', () => 'cut')
    await asked
    await stop(20)
    expect(await answer).toBe('cut')
  })
})

describe('a request that names two sites', () => {
  it('is refused: nobody knows which one is meant', async () => {
    let asked = 0
    const { address, stop } = await listen({ fetch: () => ((asked += 1), new Response('ok')) }, { PORT: 0, HOST: '127.0.0.1' })
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
