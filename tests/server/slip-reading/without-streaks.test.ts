import { describe, expect, it } from 'vitest'
import type { GreyPicture } from '#server/adapters/slip-reader/grey-picture.ts'
import { withoutStreaks } from '#server/adapters/slip-reader/ocr/without-streaks.ts'

const [width, height, paper, ink, streak] = [60, 80, 230, 90, 170]

/** A sheet with a bar of ink from column 10 to 50 in lines 30 to 33; `shade` says what else is at a pixel, or null. */
function sheet(shade: (x: number, y: number) => number | null): GreyPicture {
  const isBar = (x: number, y: number) => x >= 10 && x < 50 && y >= 30 && y < 34
  const at = (x: number, y: number) => shade(x, y) ?? (isBar(x, y) ? ink : paper)
  return { width, height, pixels: Uint8Array.from({ length: width * height }, (_, place) => at(place % width, Math.floor(place / width))) }
}

describe('A sheet that a dirty roller drew lines on', () => {
  it('is as it was without them, the stroke that they cut included', () => {
    const clean = sheet(() => null)
    const streaky = sheet((x) => (x === 25 || x === 40 || x === 41 ? streak : null))
    expect(withoutStreaks(streaky)).toEqual(clean)
  })

  it.each([
    ['has none', sheet(() => null)],
    ['has a stroke that ends half-way', sheet((x, y) => (x === 25 && y < 35 ? ink : null))],
    ['has a dark half', sheet((x) => (x < 30 ? 120 : null))],
    ['has a dark band wider than any streak', sheet((x) => (x >= 20 && x < 32 ? streak : null))],
  ])('is left alone when it %s', (_, picture) => {
    expect(withoutStreaks(picture)).toBe(picture)
  })

  it('is not changed itself', () => {
    const streaky = sheet((x) => (x === 25 ? streak : null))
    const before = Uint8Array.from(streaky.pixels)
    withoutStreaks(streaky)
    expect(streaky.pixels).toEqual(before)
  })
})
