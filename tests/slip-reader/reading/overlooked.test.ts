import { describe, expect, it } from 'vitest'
import { overlooked } from '#slip-reader/ocr/overlooked.ts'
import type { PixelBox } from '#slip-reader/ocr/sight.ts'
import { inked } from './inked.ts'

/** Figures of 18 × 30 pixels, 24 apart. */
const figures = (x: number, y: number, count: number): PixelBox[] => Array.from({ length: count }, (_, at) => ({ x0: x + at * 24, x1: x + at * 24 + 17, y0: y, y1: y + 29 }))
const wordOf = (letters: readonly PixelBox[]): PixelBox => ({ x0: letters[0]!.x0, x1: letters.at(-1)!.x1, y0: letters[0]!.y0, y1: letters[0]!.y1 })
const known = figures(20, 20, 4)
const sheet = [600, 200] as const
const places = (ink: readonly PixelBox[], most = 9) => overlooked({ picture: inked([...known, ...ink], sheet), radians: 0 }, [wordOf(known)], most)
const near = (place: PixelBox) => ({ x0: expect.closeTo(place.x0, -1), y0: expect.closeTo(place.y0, -1), x1: expect.closeTo(place.x1, -1), y1: expect.closeTo(place.y1, -1) })

describe('Ink that no word was read in', () => {
  it('is a place to read where it looks like letters', () => {
    const lost = figures(400, 20, 5)
    expect(places(lost)).toEqual([near(wordOf(lost))])
  })

  it('is one place for each word', () => {
    const [first, second] = [figures(300, 20, 2), figures(400, 20, 3)]
    expect(places([...first, ...second])).toEqual([near(wordOf(second)), near(wordOf(first))])
  })

  it('is left out when many places hold more', () => {
    const [first, second] = [figures(300, 20, 2), figures(400, 20, 3)]
    expect(places([...first, ...second], 1)).toEqual([near(wordOf(second))])
  })

  it.each<[string, PixelBox[]]>([
    ['a rule', [{ x0: 0, x1: 590, y0: 100, y1: 105 }]],
    ['the side of a frame', [{ x0: 300, x1: 304, y0: 10, y1: 190 }]],
    ['one letter alone', figures(400, 20, 1)],
    ['specks', [{ x0: 300, x1: 303, y0: 40, y1: 43 }, { x0: 310, x1: 313, y0: 41, y1: 44 }]],
    ['what stands right beside a word and may be of it', figures(118, 20, 2)],
    ['a picture', [{ x0: 300, x1: 480, y0: 20, y1: 190 }]],
  ])('is none as %s', (_, ink) => {
    expect(places(ink)).toEqual([])
  })

  it('is none where letters are too small to be told apart', () => {
    expect(overlooked({ picture: inked([], sheet), radians: 0 }, [{ x0: 20, x1: 60, y0: 20, y1: 28 }], 9)).toEqual([])
  })
})
