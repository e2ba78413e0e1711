import type { SlipPage } from '#slip-reader/slip-page.ts'
import type { GreyPicture } from './grey-picture.ts'
import type { PixelBox } from './sight.ts'

/** What the recognising thread is asked. */
export type OcrQuestion = FirstLook | SecondReading

/** Recognise a picture. */
export interface FirstLook {
  readonly kind: 'look'
  readonly picture: GreyPicture
  /** How the picture lies; null when that is to be found out. */
  readonly stance: Stance | null
}

/** Read the numbers of a picture that was looked at once more, with the other engine. */
export interface SecondReading extends SeenPage {
  readonly kind: 'again'
  readonly picture: GreyPicture
  readonly stance: Stance
}

/** The words in a picture's pixels, none when none are sure. */
export interface SeenPage {
  readonly page: SlipPage
  /** Where each word of the page lies in the picture that was turned as its stance says. */
  readonly boxes: readonly PixelBox[]
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

/** What was seen, and how the picture lies. */
export interface OcrAnswer extends SeenPage {
  readonly stance: Stance
}
