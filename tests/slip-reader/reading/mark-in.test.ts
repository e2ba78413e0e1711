import { describe, expect, it } from 'vitest'
import type { GreyPicture } from '#slip-reader/grey-picture.ts'
import { markIn } from '#slip-reader/ocr/mark-in.ts'
import type { PixelBox } from '#slip-reader/ocr/shown-picture.ts'
import { inked } from './inked.ts'

const figure = { y0: 20, y1: 49 }
/** Three figures of 18 × 30 pixels, 24 apart; what comes after the second stands in a gap of 10 more. */
const [first, second] = [
  { x0: 20, x1: 37, ...figure },
  { x0: 44, x1: 61, ...figure },
]
const [close, far] = [
  { x0: 68, x1: 85, ...figure },
  { x0: 78, x1: 95, ...figure },
]
const comma = { x0: 66, x1: 71, y0: 45, y1: 55 }
const dot = { x0: 66, x1: 71, y0: 44, y1: 49 }

const read = (blots: readonly PixelBox[]) =>
  markIn({ picture: inked(blots), radians: 0 }, { x0: 20, y0: 20, x1: 96, y1: 50 }, 3)

describe('The ink of a number', () => {
  it.each([
    ['a comma', comma],
    ['a dot', dot],
  ])('shows %s after so many digits', (_, mark) => {
    expect(read([first, second, mark, far])).toBe(2)
  })

  it('shows that there is no mark and no room for one', () => {
    expect(read([first, second, close])).toBe(0)
  })

  it('takes the gap of thousands for no room', () => {
    const [third, fourth] = [
      { ...far, x0: 102, x1: 119 },
      { ...far, x0: 126, x1: 143 },
    ]
    const picture = inked([{ x0: 44, x1: 61, ...figure }, far, third, fourth])
    expect(markIn({ picture, radians: 0 }, { x0: 44, y0: 20, x1: 144, y1: 50 }, 4)).toBe(0)
    expect(
      markIn({ picture: inked([first, second, far, third]), radians: 0 }, { x0: 20, y0: 20, x1: 120, y1: 50 }, 4),
    ).toBeNull()
  })

  it('takes the dot in a zero for a part of it', () => {
    const ring = [
      { x0: 44, x1: 61, y0: 20, y1: 22 },
      { x0: 44, x1: 61, y0: 47, y1: 49 },
      { x0: 44, x1: 46, y0: 20, y1: 49 },
      { x0: 59, x1: 61, y0: 20, y1: 49 },
    ]
    expect(read([first, ...ring, { x0: 50, x1: 55, y0: 32, y1: 37 }, close])).toBe(0)
  })

  it.each([
    ['when there is room for a mark that faded', [first, second, far]],
    ['when a speck without room of its own stands for a dot', [first, second, { ...dot, x0: 63, x1: 66 }, close]],
    ['when a speck stands high between figures', [first, second, { ...dot, y0: 22, y1: 27 }, far]],
    [
      'when two blots stand between figures',
      [first, second, { ...comma, x0: 63, x1: 66 }, { ...comma, x0: 70, x1: 74 }, far],
    ],
    ['when a figure hangs below the others, as a comma that touches it does', [first, { ...second, y1: 54 }, close]],
    ['when figures touch', [first, { ...second, x1: 70 }, close]],
    ['of a smear before the first', [{ ...comma, x0: 22, x1: 26, y0: 52 }, first, second, close]],
    ['of nothing', []],
  ])('does not tell %s', (_, blots) => {
    expect(read(blots)).toBeNull()
  })

  it('is looked at where the engine saw it after it turned the picture', () => {
    const level = [first, second, comma, far]
    expect(markIn({ picture: turned(inked(level), -0.3), radians: 0.3 }, { x0: 20, y0: 20, x1: 96, y1: 50 }, 3)).toBe(2)
    expect(
      markIn({ picture: turned(inked(level), 0.3), radians: 0.3 }, { x0: 20, y0: 20, x1: 96, y1: 50 }, 3),
    ).toBeNull()
  })

  it('is white beyond the edge of the picture', () => {
    const figures = [0, 24, 48].map((x0) => ({ x0, x1: x0 + 17, ...figure }))
    const barAtTheOtherEdge = { x0: 159, x1: 159, y0: 0, y1: 69 }
    expect(
      markIn({ picture: inked([...figures, barAtTheOtherEdge]), radians: 0 }, { x0: 0, y0: 20, x1: 66, y1: 50 }, 3),
    ).toBe(0)
  })
})

/** Turned about its middle, as a sheet that lies askew. */
function turned({ width, height, pixels }: GreyPicture, radians: number): GreyPicture {
  const from = (x: number, y: number) => {
    const [across, down] = [x - width / 2, y - height / 2]
    const [fromX, fromY] = [
      Math.round(width / 2 + across * Math.cos(radians) + down * Math.sin(radians)),
      Math.round(height / 2 + down * Math.cos(radians) - across * Math.sin(radians)),
    ]
    return fromX < 0 || fromY < 0 || fromX >= width || fromY >= height ? 255 : (pixels[fromY * width + fromX] as number)
  }
  return {
    width,
    height,
    pixels: Uint8Array.from({ length: width * height }, (_, at) => from(at % width, Math.floor(at / width))),
  }
}
