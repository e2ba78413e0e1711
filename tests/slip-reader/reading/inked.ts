import type { GreyPicture } from '#slip-reader/grey-picture.ts'
import type { PixelBox } from '#slip-reader/ocr/shown-picture.ts'

/** A white picture, of 160 × 70 pixels unless it says otherwise, with boxes of black ink. */
export function inked(blots: readonly PixelBox[], [width, height]: readonly [number, number] = [160, 70]): GreyPicture {
  const pixels = new Uint8Array(width * height).fill(255)
  for (const { x0, y0, x1, y1 } of blots)
    for (let y = y0; y <= y1; y++) pixels.fill(0, y * width + x0, y * width + x1 + 1)
  return { width, height, pixels }
}
