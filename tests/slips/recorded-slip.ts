import type { Reading } from '#slip-reader/readings.ts'
import type { SlipPage, SlipWord } from '#slip-reader/slip-page.ts'
import type { Kind } from './kind.ts'

/** What the engines saw on a slip that was drawn once, and the truth about it. */
export interface RecordedSlip {
  /** '<layout>-<n>-<kind>'. */
  readonly name: string
  readonly kind: Kind
  /** In kg; null when nobody could tell. */
  readonly expectedKg: number | null
  /** What the reader came to when it was recorded; null for silence. */
  readonly answeredKg: number | null
  readonly readings: readonly Reading[]
}

/** 'classic-label-2-photo' → 'classic-label': what the samples of one program of one supplier have in common. */
export function layoutOf({ name }: Pick<RecordedSlip, 'name'>): string {
  return name.replace(/-\d+-[a-z]+$/, '')
}

/**
 * One slip as a line of data: boxes in tenths of a point or in pixels, a word that a typed space parts with a space
 * before it.
 */
export function lineOf({ name, kind, expectedKg, answeredKg, readings }: RecordedSlip): string {
  const seen = readings.map(({ pass, pages }) => [pass, pages.map(packed)])
  return JSON.stringify({
    name,
    kind,
    kg: expectedKg,
    ...(answeredKg !== expectedKg && { answered: answeredKg }),
    readings: seen,
  })
}

/** The slip that a line of data tells of. */
export function slipOf(line: string): RecordedSlip {
  const { name, kind, kg, answered = kg, readings } = JSON.parse(line) as Line
  return {
    name,
    kind,
    expectedKg: kg,
    answeredKg: answered,
    readings: readings.map(([pass, pages]) => ({ pass, pages: pages.map(unpacked) })),
  }
}

interface Line {
  readonly name: string
  readonly kind: Kind
  readonly kg: number | null
  readonly answered?: number | null
  readonly readings: readonly (readonly [pass: number, pages: readonly PackedPage[]])[]
}

/** Units a point or a pixel, then the page in those units, then its words. */
type PackedPage = readonly [scale: number, width: number, height: number, words: readonly PackedWord[]]
type PackedWord = readonly [
  text: string,
  x: number,
  y: number,
  width: number,
  height: number,
  confidence?: number,
  isWhole?: 1,
]

function packed({ width, height, words }: SlipPage): PackedPage {
  const scale = Math.max(width, height) < 1500 ? 10 : 1
  const units = (value: number) => Math.round(value * scale)
  return [scale, units(width), units(height), words.map((word) => packedWord(word, units))]
}

function packedWord(
  { text, x, y, width, height, confidence, isWhole, isSpaced }: SlipWord,
  units: (value: number) => number,
): PackedWord {
  const placed = [isSpaced ? ` ${text}` : text, units(x), units(y), units(width), units(height)] as const
  if (isWhole) return [...placed, Math.round(confidence), 1]
  return confidence === certain ? placed : [...placed, Math.round(confidence)]
}

function unpacked([scale, width, height, words]: PackedPage): SlipPage {
  return { width: width / scale, height: height / scale, words: words.map((word) => unpackedWord(word, scale)) }
}

function unpackedWord([text, x, y, width, height, confidence = certain, isWhole]: PackedWord, scale: number): SlipWord {
  const box = { x: x / scale, y: y / scale, width: width / scale, height: height / scale }
  return {
    text: text.trimStart(),
    ...box,
    confidence,
    ...(isWhole && { isWhole: true }),
    ...(text.startsWith(' ') && { isSpaced: true }),
  }
}

/** A text layer's confidence. */
const certain = 100
