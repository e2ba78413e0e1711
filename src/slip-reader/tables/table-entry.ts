import { sharedWidth } from '#slip-reader/words/box.ts'
import type { Standing } from './columns.ts'
import type { Label } from '#slip-reader/words/label.ts'
import { kindOf, labelOf, standingIn, type LineKind } from './table-lines.ts'
import type { NumberToken, Row } from '#slip-reader/words/token.ts'
import { isSumOf } from './total-by-value.ts'

/** A number in a column of a table. */
export interface Entry {
  readonly row: number
  /** The middle of its line. */
  readonly y: number
  readonly token: NumberToken
  readonly kind: LineKind
  /** Whether nothing else stands on its line. */
  readonly bare: boolean
  /**
   * Whether its line has no other words than a label's, as 'Nb colis  5' or 'Masse à transporter  1 257': perhaps no
   * goods at all.
   */
  readonly figure: boolean
  /** How many numbers stand on a line that has nothing else; else null. */
  readonly numbers: number | null
  /** Whether its line says what is charged, taken back or owed, and not what was brought. */
  readonly billed: boolean
  /** Whether its line says what was ordered: 'Total commande'. */
  readonly ordered: boolean
  /** Whether words call it a total or a part of one. */
  readonly called: boolean
  /** How many numbers stand in cells of their own on its line. */
  readonly standing: number
  /** What weight the words at its left name; 'plain' when none. */
  readonly of: Label['of']
}

/** A number with what its line is. */
export function entryOf(token: NumberToken, row: Row): Entry {
  return {
    row: row.index,
    y: row.y,
    token,
    kind: kindOf(token, row),
    bare: row.tokens.every((each) => each === token),
    figure: isFigure(row),
    numbers: row.tokens.every(({ kind }) => kind === 'number') ? row.tokens.length : null,
    ordered: labelOf(token, row)?.ordered ?? false,
    called: kindOf(token, row) !== 'line',
    billed: row.tokens.some(({ text }) => isBilled.test(text)),
    standing: standingIn(row).length,
    of: labelOf(token, row)?.of ?? 'plain',
  }
}

const isBilled = /^\(?(?:factur|tax|rest|retour|repri|consign|rendu|reliquat)/i

/**
 * A last number that nobody calls a total and that is the sum of all above it: alone on its line, or on one that gives
 * fewer figures than goods do.
 */
export function closeBySum(entries: Entry[], later: readonly Standing[]): void {
  const end = entries.at(-1)
  const isClosed = end !== undefined && (end.bare || end.figure)
  const lines = entries.filter((entry) => entry.kind === 'line' && !entry.bare && !(isClosed && entry === end))
  if (entries.some(({ kind }) => kind !== 'line') || lines.length < 2) return
  const [next] = later.filter(
    ({ box, token, row }) =>
      token && sharedWidth(box, (lines[0] as Entry).token) > 0.5 && row.cells.every(({ words }) => words.length === 0),
  )
  const closing = isClosed ? end : next?.token ? entryOf(next.token, next.row) : null
  if (
    !closing ||
    !isSumOf(
      closing.token,
      lines.map(({ token }) => token),
    )
  )
    return
  if (closing === end) entries.pop()
  entries.push({ ...closing, kind: 'total' })
}

function isFigure({ tokens, cells }: Row): boolean {
  if (cells.length === 2 && cells[0]?.label.names === 'weight' && cells[0].tokens.length === cells[0].words.length)
    return true
  const words = tokens.filter((token) => token.kind === 'word')
  return (
    words.length > 0 &&
    tokens.every(({ kind }) => kind !== 'code') &&
    (words.every(({ concept, unit }) => concept ?? unit) ||
      /^(?:nombre|nbr?e?|nb|anzahl|number)[.:]*$/i.test(words[0]?.text ?? ''))
  )
}
