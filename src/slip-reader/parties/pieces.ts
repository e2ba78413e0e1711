import { right, around, type Box } from '#slip-reader/words/box.ts'
import { rowsOf } from '#slip-reader/page/rows.ts'
import { straighten } from '#slip-reader/page/straighten.ts'
import type { SlipPage } from '#slip-reader/slip-page.ts'
import { chunksOf, pitchOf, type Chunk } from '#slip-reader/words/chunks.ts'
import { folded } from './folded.ts'

/** Words of one line that stand together, as they are written. */
export interface Piece extends Box {
  readonly text: string
  /** The same for comparing, as long as the text. */
  readonly plain: string
  /** The width of a character. */
  readonly pitch: number
  /** Which line of the page it is on. */
  readonly row: number
  /** How sure the reader is of its least sure word, 0 to 100. */
  readonly confidence: number
}

/** A page cut into pieces, from top to bottom and from left to right. */
export function piecesOf(page: SlipPage): Piece[] {
  return rowsOf(straighten(page)).flatMap((words, row) => {
    const pitch = pitchOf(words)
    return runsOf(chunksOf(words), pitch).map((run) => pieceOf(run, pitch, row))
  })
}

function runsOf(chunks: readonly Chunk[], pitch: number): [Chunk, ...Chunk[]][] {
  const runs: [Chunk, ...Chunk[]][] = []
  let isOpen = false
  for (const chunk of chunks) {
    const isRule = /^[|¦]+$/.test(chunk.text)
    const last = isOpen ? runs.at(-1) : undefined
    if (!isRule && last && chunk.x - right(last.at(-1) as Chunk) < (chunk.isSpaced ? 4 : widestSpace) * pitch)
      last.push(chunk)
    else if (!isRule) runs.push([chunk])
    isOpen = !isRule
  }
  return runs
}

/** In widths of a character. */
const widestSpace = 1.8

function pieceOf(run: readonly [Chunk, ...Chunk[]], pitch: number, row: number): Piece {
  const text = run
    .map((chunk, at) =>
      at > 0 && chunk.x - right(run[at - 1] as Chunk) > 0.15 * pitch ? ` ${chunk.text}` : chunk.text,
    )
    .join('')
  return {
    ...around(run),
    text,
    plain: folded(text),
    pitch,
    row,
    confidence: Math.min(...run.map(({ confidence }) => confidence)),
  }
}
