import { centreY, right } from '#slip-reader/words/box.ts'
import { cellsOf, runsOf } from '#slip-reader/words/cells.ts'
import { chunksOf, pitchOf, type Chunk } from '#slip-reader/words/chunks.ts'
import { doubtMarks } from './lost-marks.ts'
import { piecesTold } from './pieces-told.ts'
import { rowsOf } from './rows.ts'
import type { SlipPage, SlipWord } from '#slip-reader/slip-page.ts'
import { straighten } from './straighten.ts'
import { confirmed } from '#slip-reader/words/confident.ts'
import { markSole, soleIn, speaksOfOne } from '#slip-reader/words/sole-piece.ts'
import { markTitled } from '#slip-reader/words/title-words.ts'
import type { Row, Token } from '#slip-reader/words/token.ts'
import { wrapUnits } from '#slip-reader/words/wrapped-units.ts'
import { tokensOf } from '#slip-reader/words/tokens.ts'

/** A page as lines of words, numbers and codes, from top to bottom. */
export function readRows(page: SlipPage, nth: number): Row[] {
  const lines = rowsOf(straighten(page)).map((words) => ({ words, pitch: pitchOf(words), chunks: chunksOf(words) }))
  const space = spaceOf(lines)
  const read = doubtMarks(
    lines.map(({ pitch, chunks }) => tokensOf(chunks, { pitch, space: space(pitch) * pitch })),
    lines.map(({ pitch }) => pitch),
  )
  const isPrinted = page.words.every(({ confidence }) => confidence >= confirmed)
  const tokensByLine = isPrinted ? marked(read, lines) : read
  return lines.map(({ words, pitch }, index) => {
    const tokens = tokensByLine[index] ?? []
    return {
      page: nth,
      index,
      pitch,
      y: words.reduce((sum, word) => sum + centreY(word), 0) / words.length,
      height: heightOf(words),
      tokens,
      cells: cellsOf(tokens, pitch),
    }
  })
}

/** What only a text layer, or a confirmed reading, is trusted to say of its words. */
function marked(
  read: readonly (readonly Token[])[],
  lines: readonly { readonly words: readonly SlipWord[]; readonly pitch: number }[],
): readonly (readonly Token[])[] {
  const whole = wrapUnits(
    read,
    lines.map(({ pitch }) => pitch),
  )
  const titled = markTitled(whole.map((tokens, at) => ({ tokens, height: heightOf(lines[at]?.words ?? []) })))
  const isSole = soleIn(titled.flat())
  const isAsked = titled.some(
    (tokens) => tokens.some((token) => token.kind === 'word' && token.concept === 'weight') && tokens.some(isSole),
  )
  if (!isAsked) return titled
  const { count } = piecesTold(titled.map((tokens, at) => runsOf(tokens, lines[at]?.pitch ?? 1)))
  return count === 1 || (count === null && speaksOfOne(titled)) ? markSole(titled, isSole) : titled
}

function heightOf(words: readonly SlipWord[]): number {
  const heights = words.map(({ height }) => height).sort((one, other) => one - other)
  return heights[heights.length >> 1] ?? 0
}

/**
 * The usual gap between two words of a line, in widths of a character: about half a one in most prints, a whole one
 * where all letters are equally wide.
 */
function spaceOf(
  lines: readonly { readonly pitch: number; readonly chunks: readonly Chunk[] }[],
): (pitch: number) => number {
  const gaps = lines
    .flatMap(({ chunks, pitch }) =>
      chunks.slice(1).map((chunk, at) => ({ gap: (chunk.x - right(chunks[at] as Chunk)) / pitch, pitch })),
    )
    .filter(({ gap }) => gap > 0 && gap < 1.8)
  const usual = gaps.length < 8 ? usualSpace : median(gaps)
  // What was typed into a printed form has letters, and spaces, of its own.
  return (pitch) => {
    const alike = gaps.filter((each) => Math.abs(each.pitch - pitch) < 0.12 * pitch)
    return alike.length < 8 ? usual : median(alike)
  }
}

function median(gaps: readonly { readonly gap: number }[]): number {
  return gaps.map(({ gap }) => gap).sort((one, other) => one - other)[gaps.length >> 1] ?? usualSpace
}

const usualSpace = 0.8
