import { HonoRequest } from 'hono/request'
import { describe, expect, it } from 'vitest'
import { readBytes } from '#server/guards/read-bytes.ts'

const posted = (body: ReadableStream, headers: Record<string, string> = {}) =>
  new HonoRequest(new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit))
const silent = () => new ReadableStream({ pull: () => new Promise(() => {}) })

describe('a body that does not come', () => {
  it.each([
    ['of unknown length', {}],
    ['of a length that was told', { 'Content-Length': '12' }],
    ['of a great length', { 'Content-Length': '100000' }],
  ])('is not waited for: %s', async (_, headers) => {
    await expect(
      readBytes(posted(silent(), headers as Record<string, string>), 100_000, 'trop', 5),
    ).rejects.toMatchObject({ status: 408, details: { headers: { Connection: 'close' } } })
  })

  it('is no matter when it comes in time', async () => {
    expect(await readBytes(posted(new Blob(['abc']).stream()), 100, 'trop', 5000)).toEqual(new Uint8Array([97, 98, 99]))
  })
})

describe('a body that comes in pieces', () => {
  const most = 600_000
  /** Pieces of a length, as many as it takes; tells how many were asked for. */
  const pieces = (length: number) => {
    let [asked, left] = [0, most]
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (left === 0) return controller.close()
        asked += 1
        controller.enqueue(new Uint8Array(Math.min(length, left)).fill(120))
        left -= Math.min(length, left)
      },
    })
    return { request: posted(body, { 'Content-Length': String(most) }), asked: () => asked }
  }
  const read = ({ request }: ReturnType<typeof pieces>) => readBytes(request, most, 'trop', 60_000)

  it('is put together as it was sent', async () => {
    const bytes = await read(pieces(500))
    expect([bytes.byteLength, bytes.buffer.byteLength, bytes.every((byte) => byte === 120)]).toEqual([most, most, true])
  })

  it.each([1, 255])(
    'is refused once it is clear that they are crumbs, and the rest is not read: %i bytes each',
    async (length) => {
      const crumbs = pieces(length)
      await expect(read(crumbs)).rejects.toMatchObject({
        status: 400,
        message: 'La requête arrive en trop petits morceaux.',
        details: { headers: { Connection: 'close' } },
      })
      expect(crumbs.asked()).toBeLessThan(2010)
    },
  )
})
