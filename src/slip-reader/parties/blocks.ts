import { centreY, right } from '#slip-reader/words/box.ts'
import type { LabelKind, Labelled } from './labels.ts'
import type { Piece } from './pieces.ts'

/** A line of what a label announces. */
export interface Line {
  readonly text: string
  readonly confidence: number
}

/** A label with all that stands behind it, beside it or under it. */
export interface Block {
  readonly kind: LabelKind
  readonly label: Piece
  readonly lines: readonly Line[]
}

/** A page's pieces, and which of them begin with a label. */
export interface Labels {
  readonly pieces: readonly Piece[]
  of(piece: Piece): Labelled | null
}

/**
 * What a label announces. Under it: lines that start where it does, or where its value does, and follow closely; the
 * next label ends them.
 */
export function blockOf({ kind, piece, value }: Labelled, page: Labels): Block {
  const block = (lines: readonly Line[]): Block => ({ kind, label: piece, lines })
  if (value !== '') {
    const valueX = right(piece) - piece.width * (value.length / piece.text.length)
    return block([{ text: value, confidence: piece.confidence }, ...under(piece, [piece.x, valueX], page, following)])
  }
  const below = under(piece, [piece.x], page, first)
  const beside = besideOf(piece, page)
  if (!beside || (below.length > 0 && !/[:.]$/.test(piece.plain))) return block(below)
  // Values in a column of their own: the next question ends this answer.
  const next = page.pieces.find(
    (other) => other.row > piece.row && Math.abs(other.x - piece.x) < 3 * piece.pitch && isEnd(page.of(other)),
  )
  return block([beside, ...under(beside, [beside.x], page, following, next?.row)])
}

/** The next piece of its line, unless it is a label itself or far away. */
export function besideOf(piece: Piece, { pieces, of }: Labels): Piece | null {
  // A form that was filled in afterwards: its answers stand a little lower.
  const next =
    pieces.find((other) => other.row === piece.row && other.x > piece.x) ??
    pieces.find(
      (other) =>
        other.row === piece.row + 1 && other.x > right(piece) && centreY(other) - centreY(piece) < 1.2 * piece.height,
    )
  return next && next.x - right(piece) < 40 * piece.pitch && of(next) === null ? next : null
}

function under(
  from: Piece,
  starts: readonly number[],
  { pieces, of }: Labels,
  reach: number,
  endRow = Infinity,
): Piece[] {
  const lines: Piece[] = []
  let [last, allowed] = [from, reach]
  for (const piece of pieces) {
    if (piece.row <= last.row || !starts.some((x) => Math.abs(piece.x - x) < 3 * piece.pitch)) continue
    if (centreY(piece) - centreY(last) > allowed * Math.max(piece.height, last.height, 0.8 * piece.pitch)) break
    if (piece.row >= endRow || isEnd(of(piece))) break
    lines.push(piece)
    if (lines.length === mostLines) break
    ;[last, allowed] = [piece, following]
  }
  return lines
}

function isEnd(label: Labelled | null): boolean {
  return label !== null && !inside.has(label.kind)
}

const inside: ReadonlySet<LabelKind> = new Set(['phone', 'contact', 'site'])
/** From the middle of one line to that of the next, in heights of their letters: under a label, and from then on. */
const [first, following] = [4.5, 3.2]
const mostLines = 7
