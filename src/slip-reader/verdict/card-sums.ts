import { kgOf } from '#slip-reader/claims/claim.ts'
import { readLabel } from '#slip-reader/words/label.ts'
import type { LineSum } from './line-sums.ts'
import { wordsBefore } from '#slip-reader/words/words-before.ts'
import { surely } from '#slip-reader/words/surely.ts'
import type { NumberToken, Row } from '#slip-reader/words/token.ts'
import { decimalsOf, valueOf, type NumberStyle } from '#slip-reader/words/written-number.ts'

/** What articles that are no table come to: 'Quantité : 2   Poids unitaire : 46,5 kg' in the card of each. Null when one of them lacks its quantity. */
export function cardSum(rows: readonly Row[], style: NumberStyle): LineSum | null {
  const cards = rows.flatMap((row) => row.tokens.flatMap((token, at) => (token.kind === 'number' && isOfPiece(row, at) ? [{ token, count: countOf(row) }] : [])))
  if (cards.length < 2 || cards.some(({ token, count }) => !surely(token) || count === null)) return null
  const kg = cards.reduce((sum, { token, count }) => sum + kgOf({ token, unit: massOf(token) }, style) * valueOf((count as NumberToken).number, style), 0)
  const slack = cards.reduce((sum, { token }) => sum + 0.5 / 10 ** decimalsOf(token.number, style), 0)
  return { of: 'plain', kg: Math.round(kg * 1000) / 1000, lines: cards.length, tokens: new Set(cards.map(({ token }) => token)), slack, how: 'pieces', complete: true, atLeast: null }
}

function isOfPiece(row: Row, at: number): boolean {
  const token = row.tokens[at] as NumberToken
  const label = readLabel(wordsBefore(row, at))
  return label.names === 'weight' && label.perUnit && token.unit !== 'other' && (token.unit ?? label.unit) !== null
}

function massOf({ unit }: NumberToken): 'kg' | 't' {
  return unit === 't' ? 't' : 'kg'
}

/** The number after 'Quantité' on the same line. */
function countOf(row: Row): NumberToken | null {
  const counts = row.tokens.filter((token, at): token is NumberToken => token.kind === 'number' && wordsBefore(row, at).some(({ text }) => /^(?:qu?antit[eé]|qt[eé]|nombre|nbr?e?|x|×)s?[.:]*$/i.test(text)))
  return counts.length === 1 ? (counts[0] ?? null) : null
}
