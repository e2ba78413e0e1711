/** A picture in grey: one byte a pixel, row by row, 0 black and 255 white. */
export interface GreyPicture {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

/**
 * The long side of a picture that is recognised, pixels: some 200 a paper inch. Less reads « 3 287,50 » as « 328750 »; more
 * gains nothing (decision 035).
 */
export const longSidePx = 2400
