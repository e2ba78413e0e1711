import { HonoRequest } from 'hono/request'
import { describe, expect, it } from 'vitest'
import { readBytes } from '#server/guards/read-bytes.ts'

const posted = (body: ReadableStream, headers: Record<string, string> = {}) => new HonoRequest(new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit))
const silent = () => new ReadableStream({ pull: () => new Promise(() => {}) })

describe('a body that does not come', () => {
  it.each([['of unknown length', {}], ['of a length that was told', { 'Content-Length': '12' }]])('is not waited for: %s', async (_, headers) => {
    await expect(readBytes(posted(silent(), headers as Record<string, string>), 100, 'trop', 5)).rejects.toMatchObject({ status: 408, details: { headers: { Connection: 'close' } } })
  })

  it('is no matter when it comes in time', async () => {
    expect(await readBytes(posted(new Blob(['abc']).stream()), 100, 'trop', 5000)).toEqual(new Uint8Array([97, 98, 99]))
  })
})
