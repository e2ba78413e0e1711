/** A picture in grey: one byte a pixel, row by row, 0 black and 255 white. */
export interface GreyPicture {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

/**
 * The long side of a picture that is recognised, pixels: some 270 a paper inch. Less loses the comma of « 98,18 »
 * (decision 055).
 */
export const longSidePx = 3200
