/** A word of a slip and its box: `x` and `y` of the upper left corner, y downwards, in the page's own units. */
export interface SlipWord {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** How sure the reader is of the characters, 0 to 100; a text layer is always sure. */
  readonly confidence: number
  /** Of digits in a picture: whether its ink has no decimal mark between them, and no room for one. */
  readonly isWhole?: true
  /** Of print: whether one typed space parts it from the word before, with which it was printed in one go. */
  readonly isSpaced?: true
}

/** An upright page: its size in points or pixels, and its words in no promised order. */
export interface SlipPage {
  readonly width: number
  readonly height: number
  readonly words: readonly SlipWord[]
}
