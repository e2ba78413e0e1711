import type { GreyPicture } from '#slip-reader/grey-picture.ts'

/** A box in a picture: its first and last pixels. */
export interface PixelBox {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

/** What the engine was shown, and how far it turned that first. */
export interface ShownPicture {
  readonly picture: GreyPicture
  readonly radians: number
}

/**
 * The shade that a pixel of the turned picture has, white beyond its edges: Leptonica, which the engine turns with,
 * turns about the middle.
 */
export function shadesOf({ width, height, pixels }: GreyPicture, radians: number): (x: number, y: number) => number {
  const [cos, sin, middleX, middleY] = [Math.cos(radians), Math.sin(radians), width >> 1, height >> 1]
  return (x, y) => {
    const [fromX, fromY] = [
      Math.round(middleX + (x - middleX) * cos + (y - middleY) * sin),
      Math.round(middleY + (y - middleY) * cos - (x - middleX) * sin),
    ]
    return fromX < 0 || fromY < 0 || fromX >= width || fromY >= height ? 255 : (pixels[fromY * width + fromX] as number)
  }
}
