import type { SlipPage } from '#rules/slip/slip-page.ts'
import type { GreyPicture } from '../grey-picture.ts'

/** What the recognising thread is asked. The answer is a SlipPage in the picture's pixels; without words when none are sure. */
export interface OcrQuestion {
  readonly picture: GreyPicture
  /** Known to stand upright and straight, because text is printed on it: the words' boxes are then those of the picture itself. */
  readonly isUpright: boolean
}

export type OcrAnswer = SlipPage
