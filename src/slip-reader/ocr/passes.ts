import type { SlipPage, SlipWord } from '#slip-reader/slip-page.ts'
import type { GreyPicture } from '#slip-reader/grey-picture.ts'
import type { OcrAnswer, OcrQuestion, Orientation } from './ocr-question.ts'

/** Where a page of a slip comes from: its printed words, its picture, or both. */
export interface PageSource {
  /** null: nothing is printed on it for certain. */
  readonly printed: SlipPage | null
  /** Draws it in a part of the usual size; null: its picture is not looked at. */
  readonly picture: ((part: number, signal: AbortSignal) => Promise<GreyPicture>) | null
}

/** What one pass over a slip shows: its pages, and how many words of them are recognised ones. */
export interface Recognition {
  readonly pages: readonly SlipPage[]
  readonly recognised: number
}

/** Recognises all pages of a slip in a part of the usual size, and remembers how they lie: that is found out once. */
export function passesOver(
  sources: readonly PageSource[],
  recognise: (question: OcrQuestion, signal: AbortSignal) => Promise<OcrAnswer>,
): (part: number, signal: AbortSignal) => Promise<Recognition> {
  const orientations = new Map<PageSource, Orientation>()
  const recognisedPage = async (source: PageSource, part: number, signal: AbortSignal): Promise<SlipPage | null> => {
    if (source.picture === null) return null
    const picture = await source.picture(part, signal)
    const { page, orientation } = await recognise(
      { picture, orientation: source.printed ? level : (orientations.get(source) ?? null) },
      signal,
    )
    orientations.set(source, orientation)
    return page
  }
  return async (part, signal) => {
    const pages: SlipPage[] = []
    let recognised = 0
    for (const source of sources) {
      const page = await recognisedPage(source, part, signal)
      recognised += page?.words.length ?? 0
      pages.push(...pagesOf(source, page))
    }
    return { pages, recognised }
  }
}

function pagesOf({ printed }: PageSource, recognised: SlipPage | null): readonly SlipPage[] {
  if (!recognised) return printed ? [printed] : []
  return [printed ? withRecognised(printed, recognised) : recognised]
}

const level: Orientation = { turns: 0, radians: 0, isPrinted: true }

/** The sizes of the passes, one after the other: what is misread differs from one to the next (decision 055). */
export const passParts = [1, 0.875, 0.75, 1.125] as const

/** A printed page with the words recognised in its pictures; where both have a word, the printed one is sure. */
function withRecognised(printed: SlipPage, recognised: SlipPage): SlipPage {
  const [across, down] = [printed.width / recognised.width, printed.height / recognised.height]
  const found = recognised.words.map((word) => ({
    ...word,
    x: word.x * across,
    y: word.y * down,
    width: word.width * across,
    height: word.height * down,
  }))
  return {
    ...printed,
    words: [...printed.words, ...found.filter((word) => !printed.words.some((other) => overlap(word, other)))],
  }
}

/** Whether the middle of either lies in the other. */
function overlap(a: SlipWord, b: SlipWord): boolean {
  return holdsMiddle(a, b) || holdsMiddle(b, a)
}

function holdsMiddle(outer: SlipWord, { x, y, width, height }: SlipWord): boolean {
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  return (
    middleX >= outer.x && middleX <= outer.x + outer.width && middleY >= outer.y && middleY <= outer.y + outer.height
  )
}
