import type { SlipPage } from '#rules/slip/slip-page.ts'
import type { GreyPicture } from '../grey-picture.ts'

/** What the recognising thread is asked. */
export interface OcrQuestion {
  readonly picture: GreyPicture
  /** How the picture lies; null when that is to be found out. */
  readonly stance: Stance | null
}

/** How a picture lies: what makes its lines level. */
export interface Stance {
  /** Clockwise quarters, first. */
  readonly turns: number
  /** Then so much, radians. */
  readonly radians: number
  /** Known to be straight as it is, because text is printed on it: the words' boxes are those of the picture itself. */
  readonly isPrinted: boolean
}

/** The words in the picture's pixels, none when none are sure, and how the picture lies. */
export interface OcrAnswer {
  readonly page: SlipPage
  readonly stance: Stance
}
