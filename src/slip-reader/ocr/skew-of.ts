import type { GreyPicture } from '#slip-reader/grey-picture.ts'

/**
 * How far the lines of an evened picture fall to the right, radians, at most fifteen degrees either way. Along the
 * lines ink heaps up in few strips; across them it spreads.
 */
export function skewOf(picture: GreyPicture): number {
  const ink = inkOf(picture)
  const heaped = (degrees: number) => heap(ink, Math.tan((degrees * Math.PI) / 180), picture)
  const coarse = best(range(-steepest, steepest, 1), heaped)
  return (best(range(coarse - 0.8, coarse + 0.8, 0.2), heaped) * Math.PI) / 180
}

interface Ink {
  readonly xs: Uint16Array
  readonly ys: Uint16Array
}

/** Where there is ink, looked at every few pixels; photographs, stains and dark tables left out. */
function inkOf({ width, height, pixels }: GreyPicture): Ink {
  const xs: number[] = []
  const ys: number[] = []
  for (let top = 0; top < height; top += tile) {
    for (let left = 0; left < width; left += tile) {
      const before = xs.length
      for (let y = top; y < Math.min(top + tile, height); y += stride) {
        for (let x = left; x < Math.min(left + tile, width); x += stride) {
          if ((pixels[y * width + x] as number) >= dark) continue
          xs.push(x)
          ys.push(y)
        }
      }
      if (xs.length - before > (tile / stride) ** 2 * mostInk) xs.length = ys.length = before
    }
  }
  return { xs: Uint16Array.from(xs), ys: Uint16Array.from(ys) }
}

function heap({ xs, ys }: Ink, slope: number, { width, height }: GreyPicture): number {
  const strips = new Uint32Array(Math.ceil((height + 2 * width) / strip))
  for (let at = 0; at < xs.length; at++) {
    const place = Math.floor(((ys[at] as number) - (xs[at] as number) * slope + width) / strip)
    strips[place] = (strips[place] as number) + 1
  }
  return strips.reduce((sum, count) => sum + count * count, 0)
}

function best(degrees: readonly number[], score: (degrees: number) => number): number {
  const scores = degrees.map(score)
  return degrees[scores.indexOf(Math.max(...scores))] ?? 0
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step)
}

const steepest = 15
const tile = 96
const stride = 3
const dark = 128
const mostInk = 0.35
/** Half the height of small print, pixels. */
const strip = 8
