import type { GreyPicture } from '#slip-reader/grey-picture.ts'
import type { SlipPage } from '#slip-reader/slip-page.ts'

/**
 * What the PDF's thread is asked: the words of its pages, or a picture of one of them, counted from 0, in a part of the
 * usual size.
 */
export type PdfQuestion =
  | { readonly kind: 'text'; readonly bytes: Uint8Array }
  | { readonly kind: 'picture'; readonly bytes: Uint8Array; readonly number: number; readonly part: number }

/** A page as its text layer tells it, in points. */
export interface TextPage {
  /** Its place in the document, from 0. */
  readonly number: number
  readonly page: SlipPage
  /** Whether it carries pictures that are big enough for words. */
  readonly hasPictures: boolean
}

export type PdfAnswer =
  | { readonly kind: 'text'; readonly pages: readonly TextPage[] }
  | { readonly kind: 'picture'; readonly picture: GreyPicture }
  | { readonly kind: 'failure'; readonly reason: 'locked' | 'broken' }
