import type { Metadata } from 'sharp'
import { describe, expect, it } from 'vitest'
import { isTooLarge } from '#server/pictures/is-too-large.ts'

const picture = (format: 'jpeg' | 'png', width: number, height: number, more: Partial<Metadata> = {}) =>
  ({ format, width, height, channels: 3, depth: 'uchar', isProgressive: false, ...more }) as Metadata

describe('a picture', () => {
  it.each([
    ['a phone’s photo of 48 million pixels', picture('jpeg', 8064, 6048)],
    ['a phone’s photo of 50 million pixels', picture('jpeg', 8160, 6120)],
    ['a JPEG in several passes of 24 million pixels', picture('jpeg', 6000, 4000, { isProgressive: true })],
    ['a screen in full colour', picture('png', 3840, 2160, { channels: 4 })],
    ['a scan of 25 million pixels', picture('png', 5000, 5000)],
    ['an interlaced screen', picture('png', 3840, 2160, { isProgressive: true })],
  ])('may be unfolded: %s', (_, metadata) => {
    expect(isTooLarge(metadata)).toBe(false)
  })

  it.each([
    ['a JPEG of 51 million pixels', picture('jpeg', 8500, 6000)],
    ['a JPEG in several passes of 26 million pixels', picture('jpeg', 6500, 4000, { isProgressive: true })],
    ['a PNG of 26 million pixels', picture('png', 6500, 4000, { channels: 1 })],
    ['a PNG of 150 MB', picture('png', 5000, 4000, { channels: 4, depth: 'ushort' })],
    ['an interlaced PNG of 11 million pixels', picture('png', 4000, 2750, { isProgressive: true })],
    [
      'an interlaced PNG of 392 MB in half a megabyte',
      picture('png', 7000, 7000, { channels: 4, depth: 'ushort', isProgressive: true }),
    ],
  ])('is too large to unfold: %s', (_, metadata) => {
    expect(isTooLarge(metadata)).toBe(true)
  })
})
