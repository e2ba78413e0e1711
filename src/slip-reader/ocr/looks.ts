import type { SlipPage } from '#slip-reader/slip-page.ts'
import type { GreyPicture } from './grey-picture.ts'
import type { FirstLook, OcrAnswer, OcrQuestion, Stance } from './ocr-question.ts'
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

/**
 * Looks at all sheets of a slip in a part of the usual size, and remembers how they lie: turning them is done once. What was seen
 * can then be read again by the other engine.
 */
export function looksAt(sheets: readonly Sheet[], recognise: (question: OcrQuestion, signal: AbortSignal) => Promise<OcrAnswer>): Looks {
  const stances = new Map<Sheet, Stance>()
  const seen = new Map<Sheet, FirstLook & OcrAnswer>()
  const first = async (sheet: Sheet, part: number, signal: AbortSignal): Promise<void> => {
    if (sheet.picture === null) return
    const question = { kind: 'look', picture: await sheet.picture(part, signal), stance: sheet.printed ? level : (stances.get(sheet) ?? null) } as const
    const answer = await recognise(question, signal)
    stances.set(sheet, answer.stance)
    seen.set(sheet, { ...question, ...answer })
  }
  const again = async (sheet: Sheet, signal: AbortSignal): Promise<void> => {
    const last = seen.get(sheet)
    if (last) seen.set(sheet, { ...last, ...(await recognise({ ...last, kind: 'again' }, signal)) })
  }
  const sight = (): Sight => ({
    pages: sheets.flatMap((sheet) => pagesOf(sheet, seen.get(sheet)?.page)),
    recognised: [...seen.values()].reduce((sum, { page }) => sum + page.words.length, 0),
  })
  return {
    async first(part, signal) {
      for (const sheet of sheets) await first(sheet, part, signal)
      return sight()
    },
    async again(signal) {
      for (const sheet of sheets) await again(sheet, signal)
      return sight()
    },
  }
}

/** Two ways to see the same pages. */
export interface Looks {
  first(part: number, signal: AbortSignal): Promise<Sight>
  /** What the last look showed, its numbers read by both engines. */
  again(signal: AbortSignal): Promise<Sight>
}

function pagesOf({ printed }: Sheet, recognised: SlipPage | undefined): readonly SlipPage[] {
  if (!recognised) return printed ? [printed] : []
  return [printed ? withRecognised(printed, recognised) : recognised]
}

const level: Stance = { turns: 0, radians: 0, isPrinted: true }

/** The sizes that a slip is looked at in, one after the other: what is misread differs from one to the next (decision 055). */
export const lookedAtParts = [1, 0.875, 0.75] as const
