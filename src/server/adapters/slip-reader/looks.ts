import type { SlipPage } from '#rules/slip/slip-page.ts'
import type { GreyPicture } from './grey-picture.ts'
import type { OcrAnswer, OcrQuestion, Stance } from './ocr/ocr-question.ts'
import { withRecognised } from './with-recognised.ts'

/** A page of a slip: its printed words, its picture, or both. */
export interface Sheet {
  /** null: nothing is printed on it for certain. */
  readonly printed: SlipPage | null
  /** Draws it in a part of the usual size; null: its picture is not looked at. */
  readonly picture: ((part: number, signal: AbortSignal) => Promise<GreyPicture>) | null
}

/** What one look shows: the pages, and how many words of them are recognised ones. */
export interface Sight {
  readonly pages: readonly SlipPage[]
  readonly recognised: number
}

/** Looks at all sheets of a slip in a part of the usual size, and remembers how they lie: turning them is done once. */
export function looksAt(sheets: readonly Sheet[], recognise: (question: OcrQuestion, signal: AbortSignal) => Promise<OcrAnswer>): (part: number, signal: AbortSignal) => Promise<Sight> {
  const stances = new Map<Sheet, Stance>()
  const sightOf = async (sheet: Sheet, part: number, signal: AbortSignal): Promise<Sight> => {
    const { printed, picture } = sheet
    if (picture === null) return { pages: printed ? [printed] : [], recognised: 0 }
    const { page, stance } = await recognise({ picture: await picture(part, signal), stance: printed ? level : (stances.get(sheet) ?? null) }, signal)
    stances.set(sheet, stance)
    return { pages: [printed ? withRecognised(printed, page) : page], recognised: page.words.length }
  }
  return async (part, signal) => {
    const sights: Sight[] = []
    for (const sheet of sheets) sights.push(await sightOf(sheet, part, signal))
    return { pages: sights.flatMap(({ pages }) => pages), recognised: sights.reduce((sum, { recognised }) => sum + recognised, 0) }
  }
}

const level: Stance = { turns: 0, radians: 0, isPrinted: true }

/** The sizes that a slip is looked at in, one after the other: what is misread differs from one to the next (decision 055). */
export const lookedAtParts = [1, 0.875, 0.75] as const
