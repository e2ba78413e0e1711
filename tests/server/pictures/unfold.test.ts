import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { unfold } from '#server/pictures/unfold.ts'
import { png } from '#tests/server/fixtures/slip-files.ts'

describe('pictures that arrive together', () => {
  it('are unfolded one at a time, their senders by turns, and more than nine are put off', async () => {
    const gate = Promise.withResolvers<void>()
    const order: string[] = []
    const start = (who: string) =>
      unfold(png, who, async () => {
        await gate.promise
        order.push(who)
        return who
      })
    const waiting = ['A', 'A', 'A', 'B', 'B', 'C', 'D', 'E', 'F'].map(start)
    await expect(start('G')).rejects.toMatchObject({ status: 503, details: { headers: { 'Retry-After': '5' } } })
    gate.resolve()
    await Promise.all(waiting)
    expect(order.join('')).toBe('AABCDEFAB')
  })

  it('leave their place when they cannot be read', async () => {
    for (let at = 0; at < 12; at++)
      expect(await unfold(png.subarray(0, 40), 'A', (picture) => picture.raw().toBuffer())).toBeNull()
  })

  it('are unfolded when they are a phone’s photo of 48 million pixels', async () => {
    const photo = await sharp({ create: { width: 8064, height: 6048, channels: 3, background: '#777' } })
      .jpeg()
      .toBuffer()
    const { info } = (await unfold(photo, 'A', (picture) =>
      picture.resize(64).toBuffer({ resolveWithObject: true }),
    )) as { info: { width: number } }
    expect(info.width).toBe(64)
  })
})
