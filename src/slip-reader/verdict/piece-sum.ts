import { kgOf } from '#slip-reader/claims/claim.ts'
import { heaviestTruck } from './heaviest-truck.ts'
import type { SlipWeight } from '#slip-reader/slip-weight.ts'
import type { Slip } from '#slip-reader/understood-slip.ts'
import { confirmed, surely } from '#slip-reader/words/surely.ts'
import { textOf } from '#slip-reader/words/text-of.ts'
import type { NumberToken, Row, Token } from '#slip-reader/words/token.ts'
import type { Concept } from '#slip-reader/words/vocabulary.ts'
import type { NumberStyle } from '#slip-reader/words/written-number.ts'

/** What a slip comes to that tells each of its pieces by number and weight, and no total: 'Colis 1/2  128 kg', 'Colis 2/2  47,5 kg'. */
export function pieceSum({ rows, claims, sightings, missing, pieces: { count: told } }: Slip, style: NumberStyle): SlipWeight | null {
  const counted = rows.flatMap((row) => numbered(row))
  const pieces = counted.length > 0 ? counted : inOrder(rows, told)
  const [first] = pieces
  if (!first || missing || pieces.length !== first.count || pieces.some(({ nth, count }, at) => nth !== at + 1 || count !== first.count)) return null
  const heads = pieces.map(({ row }) => row)
  const weights = heads.every(({ page }) => page === first.row.page) ? weightsOf(heads, rows) : onStickers(heads, rows)
  if (!weights) return null
  const kg = Math.round(weights.reduce((sum, token) => sum + kgOf({ token, unit: token.unit === 't' ? 't' : 'kg' }, style), 0) * 1000) / 1000
  const isAll = claims.every((claim) => claim.of === 'tare' || weights.includes(claim.token)) && sightings.every(({ token, as }) => as === 'other' || weights.includes(token))
  return isAll && kg > 0 && kg <= heaviestTruck ? { kg, proof: 'lines' } : null
}

interface Piece {
  readonly row: Row
  readonly nth: number
  readonly count: number
}

/** 'Colis 1/2', 'Palette n° 1 sur 2' at the beginning of a cell. */
function numbered(row: Row): Piece[] {
  const [, nth, count] = row.cells.map(({ tokens }) => /^(?:colis|palette|paquet|support)\s*(?:n°|:)?\s*(\d{1,2})\s*(?:\/|sur|de)\s*(\d{1,2})(?![\d.,/])/i.exec(textOf(tokens))).find((found) => found !== null) ?? []
  return nth && Number(count) > 1 ? [{ row, nth: Number(nth), count: Number(count) }] : []
}

/** 'Palette 1', 'Palette 2' of '2 palettes'. */
function inOrder(rows: readonly Row[], told: number | null): Piece[] {
  const found = rows.flatMap((row) => {
    const [, nth] = /^(?:colis|palette|pal|caisse|paquet)[.]? (?:n° ?)?(\d{1,2})(?![\d.,/])(?! ?(?:kg|x|\/|sur|de)\b)/i.exec(textOf(row.tokens)) ?? []
    return nth ? [{ row, nth: Number(nth) }] : []
  })
  const isTold = told === found.length || rows.some((row) => /\b(?:colis|palettes)\b/i.test(textOf(row.tokens)) && textOf(row.tokens).includes(`(${found.length})`))
  return found.length > 1 && isTold ? found.map((piece) => ({ ...piece, count: found.length })) : []
}

/** The one mass of each piece: in its line, or else in every box as far below it. */
function weightsOf(heads: readonly Row[], rows: readonly Row[]): NumberToken[] | null {
  for (let below = 0; below < 4; below += 1) {
    const lines = heads.map(({ page, index }) => rows.find((row) => row.page === page && row.index === index + below))
    if (below > 0 && lines.some((line) => line && heads.includes(line))) return null
    const masses = lines.map((line) => line?.tokens.filter(isMass) ?? [])
    if (masses.every((found) => found.length === 0)) continue
    const isEach = masses.every((found, at) => found.length === 1 && surely(found[0] as NumberToken) && isWeight(found[0] as NumberToken, lines[at] as Row))
    return isEach && areAlike(lines.map((line, at) => (line as Row).y - (heads[at] as Row).y), heads) ? masses.flat() : null
  }
  return null
}

/** The one mass of each sticker, where every piece has a page of its own. */
function onStickers(heads: readonly Row[], rows: readonly Row[]): NumberToken[] | null {
  if (new Set(heads.map(({ page }) => page)).size < heads.length) return null
  const masses = heads.map(({ page }) => rows.filter((row) => row.page === page).flatMap((row) => row.tokens.filter(isMass).map((token) => ({ token, row }))))
  const isEach = masses.every((found) => found.length === 1 && found.every(({ token, row }) => surely(token) && isWeight(token, row)))
  return isEach ? masses.flat().map(({ token }) => token) : null
}

function areAlike(drops: readonly number[], [head]: readonly Row[]): boolean {
  return Math.max(...drops) - Math.min(...drops) < (head?.height ?? 0)
}

function isMass(token: Token): token is NumberToken {
  return token.kind === 'number' && (token.unit === 'kg' || token.unit === 't') && !token.negative && token.confidence >= confirmed
}

/** '3 sacs de 25 kg' and 'charge admissible 500 kg' are no weight of the piece. */
function isWeight(mass: NumberToken, { tokens }: Row): boolean {
  const before = tokens[tokens.indexOf(mass) - 1]
  return !mass.per && !/^(?:de|d['’]|à|x|×)$/i.test(before?.text ?? '') && !tokens.some((token) => token.kind === 'word' && token.concept !== null && others.has(token.concept))
}

const others = new Set<Concept>(['perUnit', 'capacity', 'volumetric', 'tare', 'net', 'vehicle', 'remaining', 'ordered', 'carry'])
