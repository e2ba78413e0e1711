import type { SlipPage } from './slip-page.ts'
import { readRows } from './page/read-rows.ts'
import { weightIn } from './slip-weight.ts'
import { beginsOtherwise, figuresIn, type Figure } from './verdict/first-digits.ts'
import { certain, confirmed, sure } from './words/confident.ts'
import type { Row } from './words/token.ts'

/** What one reading of a slip says by itself: as it was read, and if no word of it was lost or misread. */
export interface Said {
  readonly confident: Answer | null
  readonly likely: Answer | null
  /** The numbers of a picture, whatever they say. */
  readonly figures?: readonly Figure[]
}

/** A weight, kg, and how sure the reader is of its digits, 0 to 100: as of print where other numbers prove it. */
export interface Answer {
  readonly kg: number
  readonly confidence: number
  /** Whether it is what lines without a total come to. */
  readonly isOfLines?: true
}

/** Weighs one reading of a slip; print, of which every word is certain, once. */
export function saidBy(pages: readonly SlipPage[]): Said {
  const rows = pages.map(readRows)
  const confident = answerOf(rows)
  if (pages.every(({ words }) => words.every(({ confidence }) => confidence === certain)))
    return { confident, likely: confident }
  const likely = answerOf(pages.map(asConfirmed).map(readRows))
  return {
    confident: confident && ofPicture(confident),
    likely: likely && ofPicture({ ...likely, confidence: ownConfidence(likely.confidence) }),
    figures: figuresIn(
      rows.flat(),
      pages.map(({ width }) => width),
    ),
  }
}

/**
 * The total weight, kg, of several readings: one is sure and clear, two agree of which one is clear, or three of which
 * one is sure. Null when another comes to another weight, or first digit.
 */
export function agreedKg(said: readonly Said[]): number | null {
  const all = said.flatMap(({ confident, likely }) => [confident, likely]).filter((answer) => answer !== null)
  const heard = said.flatMap(({ confident, likely }) => likely ?? confident ?? [])
  const best = Math.max(0, ...heard.map(({ confidence }) => confidence))
  const isBelieved =
    said.some(({ confident }) => confident !== null && confident.confidence >= clear) ||
    (heard.length > 1 && best >= clear) ||
    (heard.length > 2 && best >= sure)
  const kg = all[0]?.kg
  if (kg === undefined || !isBelieved || all.some((other) => Math.abs(other.kg - kg) >= 0.01)) return null
  return beginsOtherwise(
    kg,
    said.map(({ figures = [] }) => figures),
  )
    ? null
    : kg
}

function answerOf(rowsByPage: readonly (readonly Row[])[]): Answer | null {
  const weight = weightIn(rowsByPage)
  return (
    weight && {
      kg: weight.kg,
      confidence: weight.confidence ?? certain,
      ...(weight.proof === 'lines' && { isOfLines: true }),
    }
  )
}

/** Of lines without a total a picture may have lost one and nothing shows it: three looks must find the same. */
function ofPicture(answer: Answer): Answer {
  return answer.isOfLines ? { ...answer, confidence: sure } : answer
}

/** What the reader was less sure of lies between confirmed and certain, in the same order. */
function asConfirmed(page: SlipPage): SlipPage {
  return {
    ...page,
    words: page.words.map((word) => ({
      ...word,
      confidence: confirmed + ((certain - confirmed) * word.confidence) / certain,
    })),
  }
}

function ownConfidence(raised: number): number {
  return ((raised - confirmed) * certain) / (certain - confirmed)
}

/** Out of 100: a digit that a streak cut through is read as another with up to 90. */
const clear = 92
