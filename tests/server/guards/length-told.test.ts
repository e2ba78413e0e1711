import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { listen } from '#server/http/listen.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'

const { app } = await openProvider()

describe('a body that does not say how long it is', () => {
  it.each(['/api/contact', '/api/login', '/api/embedded-processor/webhook', '/api/nothing', '/'])(
    'is refused before a byte of it is read: %s',
    async (path) => {
      let isRead = false
      const body = new ReadableStream({ pull: () => void (isRead = true) }, { highWaterMark: 0 })
      const response = await app.request(path, {
        method: 'POST',
        body,
        headers: { 'Transfer-Encoding': 'chunked' },
        duplex: 'half',
      } as RequestInit)
      expect([response.status, response.headers.get('Connection'), isRead]).toEqual([411, 'close', false])
      expect(await response.json()).toEqual({ success: false, message: 'La requête ne dit pas sa longueur.' })
    },
  )

  it('ends its connection, however much is still to come', async () => {
    const { address, stop } = await listen(app, { PORT: 0, HOST: '127.0.0.1', TRUST_PROXY: false }, { note() {} })
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    socket.write('POST /api/contact HTTP/1.1\r\nHost: a.example\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n')
    expect((await text(socket)).split('\r\n')[0]).toBe('HTTP/1.1 411 Length Required')
    await stop(0)
  })
})
