import { describe, expect, it } from 'vitest'
import { holdsWord, stripOf, stripPx } from '#slip-reader/ocr/strip-of.ts'

/** A sheet of 200 × 100 pixels that is black where x is from 50 to 99. */
const sheet = { width: 200, height: 100, pixels: Uint8Array.from({ length: 20_000 }, (_, at) => (at % 200 >= 50 && at % 200 < 100 ? 0 : 255)) }
const box = { x0: 50, y0: 40, x1: 100, y1: 60 }

describe('The strip of a word', () => {
  const strip = stripOf({ picture: sheet, radians: 0 }, box)
  const middle = Array.from(strip.shades.slice((stripPx / 2) * strip.width, (stripPx / 2 + 1) * strip.width))

  it('is as high as the second engine wants it, and as long as the word in that size', () => {
    const high = (box.y1 - box.y0) * 1.4
    expect(strip.shades).toHaveLength(strip.width * stripPx)
    expect(strip.width).toBeCloseTo((stripPx / high) * (50 + 2 * 0.25 * 20), -1)
  })

  it('has the word in its middle and white before and after', () => {
    expect([middle.at(0), middle.at(-1)]).toEqual([255, 255])
    expect(middle[Math.floor(strip.width / 2)]).toBe(0)
  })

  it('tells which pixel a part of it shows', () => {
    expect(strip.xAt(0.5)).toBeCloseTo(75, 0)
    expect(strip.xAt(middle.findIndex((shade) => shade < 128) / strip.width)).toBeCloseTo(50, -0.5)
  })
})

describe('A box', () => {
  it.each([
    ['a word', box, true],
    ['a speck', { ...box, y1: 41 }, false],
    ['nothing', { ...box, y1: 40 }, false],
    ['a rule across the sheet', { x0: 0, y0: 40, x1: 3000, y1: 50 }, false],
  ])('is looked into or not: %s', (_, each, expected) => {
    expect(holdsWord(each)).toBe(expected)
  })
})
