import type { GreyPicture } from '#slip-reader/grey-picture.ts'

/** A picture turned clockwise by so many quarters. */
export function turnedPicture(picture: GreyPicture, turns: number): GreyPicture {
  const { width, height, pixels } = picture
  if (turns === 0) return picture
  if (turns === 2) return { width, height, pixels: pixels.toReversed() }
  const out = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      out[turns === 1 ? x * height + (height - 1 - y) : (width - 1 - x) * height + y] = pixels[y * width + x] as number
    }
  }
  return { width: height, height: width, pixels: out }
}
