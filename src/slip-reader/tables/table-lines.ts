import type { Standing } from './columns.ts'
import { confirmed } from '#slip-reader/words/confident.ts'
import { readLabel, type Label } from '#slip-reader/words/label.ts'
import type { Cell, NumberToken, Row, Token } from '#slip-reader/words/token.ts'

/** What a line of a table is: goods, the end of the count, a part of it, or nothing to count. */
export type LineKind = 'line' | 'total' | 'group' | 'partial' | 'other'

/** Down to the first total, and not further than numbers keep coming; only a total may stand far below. */
export function bodyOf(below: readonly Row[], header: Row | undefined, reach: number): Row[] {
  const body: Row[] = []
  let [last, isOver] = [header, false]
  for (const row of below) {
    const standing = standingIn(row)
    if (standing.length === 0 || !last) continue
    const isTotal = standing.some(({ token }) => token && kindOf(token, row) === 'total')
    isOver ||= row.y - last.y > reach * Math.max(row.height, last.height)
    if (isOver && !isTotal) continue
    body.push(row)
    last = row
    if (isTotal) break
  }
  return body
}

/** The cells of a line with only a number or a code, which no words beside them claim: 'TVA : 20' is no entry. */
export function standingIn(row: Row): Standing[] {
  return row.cells.flatMap(({ tokens, words }, at) => {
    if (words.length > 0 || isClaimed(row.cells[at - 1])) return []
    return tokens.map((token) => ({
      row,
      box: token,
      token: token.kind === 'number' && token.unit !== 'other' ? token : null,
    }))
  })
}

function isClaimed(before: Cell | undefined): boolean {
  if (!before || before.words.length === 0 || before.words.length !== before.tokens.length) return false
  const { words, label } = before
  if (label.total || label.partial) return false
  return (
    label.colon ||
    (!words.every(({ text }) => /^(?:m[l23²³]?|litres?)\.?$/i.test(text)) &&
      words.some(
        ({ concept }) => concept === 'money' || concept === 'weight' || concept === 'measure' || concept === 'capacity',
      ))
  )
}

/** The nearest words at the left that say total or subtotal. */
export function labelOf(token: NumberToken, row: Row): Label | undefined {
  const left = row.cells.filter(({ tokens }) => tokens[0].x < token.x).map(counted)
  return left.findLast(({ total, partial, running }) => total || partial || running)
}

/** 'TOTAL 35 emballages' and 'Total positions 32' are the end of the count, whatever was counted. */
function counted({ tokens, label }: Cell): Label {
  const [total, what, many, ...others] = tokens
  if (
    total.kind === 'word' &&
    total.concept === 'total' &&
    what?.kind === 'word' &&
    !what.concept &&
    !what.unit &&
    /s[.:]?$/i.test(what.text) &&
    many?.kind === 'number' &&
    many.unit === null &&
    many.number.decimals === 0 &&
    others.length === 0
  )
    return readLabel([total])
  const at = tokens.findIndex(({ kind }) => kind !== 'word')
  const [number, ...nouns] = tokens.slice(at)
  const isNoun = (token: Token) => token.kind === 'word' && !token.concept && !token.unit
  const isCount =
    at > 0 &&
    number?.kind === 'number' &&
    number.unit === null &&
    nouns.length > 0 &&
    nouns.length < 4 &&
    nouns.every(isNoun)
  return isCount ? readLabel(tokens.slice(0, at).filter((token) => token.kind === 'word')) : label
}

/**
 * By the nearest words at the left that say total or subtotal; behind a reference they are of a name: 'PV25  Peinture
 * Total Protect'.
 */
export function kindOf(token: NumberToken, row: Row): LineKind {
  if (
    /^(?:cette|(?:la )?présente) (?:livraison|expédition)$/i.test(
      row.cells[0]?.tokens.map(({ text }) => text).join(' ') ?? '',
    )
  )
    return 'total'
  const label = labelOf(token, row)
  if (!label || (label.unsure && token.confidence >= confirmed && row.tokens[0]?.kind === 'code')) return 'line'
  if (label.partial) return 'partial'
  if (label.running || (label.refused && !label.perUnit)) return 'other'
  return label.unsure || label.perUnit ? 'group' : 'total'
}
