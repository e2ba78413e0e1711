import type { SlipPage } from '#slip-reader/slip-page.ts'
import type { GreyPicture } from '#slip-reader/grey-picture.ts'

/** What the recognising thread is asked: the words of a picture. */
export interface OcrQuestion {
  readonly picture: GreyPicture
  /** How the picture lies; null when that is to be found out. */
  readonly orientation: Orientation | null
}

/** How a picture lies: what makes its lines level. */
export interface Orientation {
  /** Clockwise quarters, first. */
  readonly turns: number
  /** Then so much, radians. */
  readonly radians: number
  /** Known to be straight as it is, because text is printed on it: the words' boxes are those of the picture itself. */
  readonly isPrinted: boolean
}

/** The words in a picture's pixels, none when none are sure, and how the picture lies. */
export interface OcrAnswer {
  readonly page: SlipPage
  readonly orientation: Orientation
}
