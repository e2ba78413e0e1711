import type { GreyPicture } from '#slip-reader/grey-picture.ts'
import { blockPx, lightOf } from './light-of.ts'

/**
 * Takes shadows and uneven light out of a picture, then makes its paper white and its ink black. Null when there is
 * only the grain of the paper, which would look like specks.
 */
export function evenLight(picture: GreyPicture): GreyPicture | null {
  const { width, height, pixels } = picture
  const light = lightOf(picture)
  const columns = Array.from({ length: width }, (_, x) => between(x, light.width))
  const firsts = Uint32Array.from(columns, ({ first }) => first)
  const shares = Float32Array.from(columns, ({ share }) => share)
  const evened = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y++) {
    const strip = stripOf(light, y)
    for (let x = 0; x < width; x++) {
      const first = firsts[x] as number
      const left = strip[first] as number
      const shine = left + ((strip[first + 1] as number) - left) * (shares[x] as number)
      evened[y * width + x] = Math.min(255, ((pixels[y * width + x] as number) * paper) / shine)
    }
  }
  return stretch(evened) ? { width, height, pixels: evened } : null
}

/** The light along one line of pixels, with the last block twice; never none at all. */
function stripOf(light: GreyPicture, y: number): Float32Array {
  const { first, share } = between(y, light.height)
  const next = Math.min(light.height - 1, first + 1)
  return Float32Array.from({ length: light.width + 1 }, (_, place) => {
    const column = Math.min(light.width - 1, place)
    const above = light.pixels[first * light.width + column] as number
    return Math.max(1, above + ((light.pixels[next * light.width + column] as number) - above) * share)
  })
}

/** The block whose middle lies before a pixel, and how far the pixel is on the way to the next. */
function between(pixel: number, blocks: number): { readonly first: number; readonly share: number } {
  const place = Math.min(blocks - 1, Math.max(0, (pixel + 0.5) / blockPx - 0.5))
  return { first: Math.floor(place), share: place % 1 }
}

/** The darkest few become black, what is lighter than the middle white. False when there is no ink. */
function stretch(pixels: Uint8Array): boolean {
  const counts = new Uint32Array(256)
  for (let at = 0; at < pixels.length; at++) counts[pixels[at] as number] = (counts[pixels[at] as number] as number) + 1
  const white = shadeAt(counts, pixels.length * middle)
  if (white - shadeAt(counts, pixels.length * fewestInk) < faintest) return false
  const black = Math.min(shadeAt(counts, pixels.length * darkest), white - faintest)
  const shades = Uint8ClampedArray.from({ length: 256 }, (_, value) => ((value - black) * 255) / (white - black))
  for (let at = 0; at < pixels.length; at++) pixels[at] = shades[pixels[at] as number] as number
  return true
}

/** The shade that so many pixels do not surpass. */
function shadeAt(counts: Uint32Array, rank: number): number {
  let seen = 0
  return counts.findIndex((count) => (seen += count) >= rank)
}

/** Below white, so that paper lighter than its surroundings is not cut off. */
const paper = 230
const darkest = 0.004
const middle = 0.5
/** A few words on an empty sheet, as a part of it. */
const fewestInk = 0.0003
/** How much darker than its paper a pencil is, shades. */
const faintest = 30
