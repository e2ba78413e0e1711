import { partsCells } from './cells.ts'
import { certain } from './confident.ts'
import type { Row, Token, WordToken } from './token.ts'

/** The words of the cell just left of a number; the number itself may stand far away, at the end of a dotted line. */
export function wordsBefore({ tokens, pitch }: Row, at: number): WordToken[] {
  const words: WordToken[] = []
  for (let left = at - 1; left >= 0; left -= 1) {
    const token = tokens[left] as Token
    if (token.kind === 'code' && isDateInLabel(tokens, left)) continue
    if (token.kind !== 'word') break
    const next = words[0]
    if (next && partsCells(token, next, pitch)) break
    words.unshift(token)
  }
  return words
}

/** The same, with the line above where the label wraps: 'Poids total des' over 'marchandises livrées  388 kg'. */
export function wrappedWords(rows: readonly Row[], row: Row, at: number): WordToken[] {
  const words = wordsBefore(row, at)
  const [first] = words
  const above = rows[row.index - 1]
  if (
    !first ||
    row.tokens.some((token) => token.kind === 'number' && token.confidence < certain) ||
    !/^\p{Ll}/u.test(first.text) ||
    words.some(({ concept }) => concept === 'weight') ||
    !above ||
    row.y - above.y > 1.8 * Math.max(row.height, above.height)
  )
    return words
  const cell = above.cells.find(({ tokens }) => Math.abs(tokens[0].x - first.x) < row.pitch)
  const isLabel =
    cell &&
    cell.words.length === cell.tokens.length &&
    cell.words.some(({ concept }) => concept === 'weight') &&
    !cell.words.at(-1)?.colon
  const isNamed =
    row.cells.some(({ tokens }) => tokens[0] === first) &&
    above.cells.every(({ tokens }) => tokens[0].x <= first.x + row.pitch)
  return isLabel && isNamed ? [...cell.words, ...words] : words
}

/** 'Poids contrôlé le 12/05 : 412 kg', but not 'Date : 12/05  Poids'. */
export function isDateInLabel(tokens: readonly Token[], at: number): boolean {
  const [before, date] = [tokens[at - 1], tokens[at]]
  return (
    date?.kind === 'code' &&
    /^\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?[.:]*$/.test(date.text) &&
    before?.kind === 'word' &&
    /^(?:le|du|au)$/i.test(before.text)
  )
}
