import { type PixelBox, shadesOf, type Sight } from './sight.ts'

/** One line cut out of a picture: `stripPx` high, so wide; its shades row by row, 0 black and 255 white. */
export interface Strip {
  readonly width: number
  /** The pixel of the picture that a part of its width shows. */
  xAt(part: number): number
  readonly shades: Float32Array
}

/** The height, pixels, of the lines that the second engine was trained with. */
export const stripPx = 48

/** Whether a box may hold a word: some pixels high, and not as long as a line of forty letters. The strip of a speck would be endless. */
export function holdsWord({ x0, y0, x1, y1 }: PixelBox): boolean {
  return y1 - y0 >= leastPx && x1 - x0 <= longest * (y1 - y0)
}

/** A word cut out with a little of what is about it, and white before and after. */
export function stripOf(sight: Sight, { x0, y0, x1, y1 }: PixelBox): Strip {
  const high = y1 - y0
  const [left, top, right] = [x0 - aside * high, y0 - above * high, x1 + aside * high]
  const step = (high * (1 + 2 * above)) / stripPx
  const margin = Math.round((white * high) / step)
  const width = Math.max(stripPx, 2 * margin + Math.round((right - left) / step))
  const shadeAt = between(shadesOf(sight.picture, sight.radians))
  const shades = new Float32Array(stripPx * width).map((_, at) => {
    const x = left + ((at % width) - margin + 0.5) * step
    return x < left || x > right ? 255 : shadeAt(x, top + (Math.floor(at / width) + 0.5) * step)
  })
  return { width, shades, xAt: (part) => left + (part * width - margin) * step }
}

/** The shade at a place between four pixels. */
function between(shadeAt: (x: number, y: number) => number): (x: number, y: number) => number {
  return (x, y) => {
    const [column, row] = [Math.floor(x), Math.floor(y)]
    const [across, down] = [x - column, y - row]
    const upper = shadeAt(column, row) * (1 - across) + shadeAt(column + 1, row) * across
    const lower = shadeAt(column, row + 1) * (1 - across) + shadeAt(column + 1, row + 1) * across
    return upper * (1 - down) + lower * down
  }
}

const leastPx = 6
/** How many times its height a word is long. */
const longest = 30
/** Parts of a word's height: of what is cut out with it over, under and beside it, and of the white after that. */
const [above, aside, white] = [0.2, 0.1, 0.15]
