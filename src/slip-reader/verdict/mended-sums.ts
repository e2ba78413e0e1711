import { isOfLoad } from '#slip-reader/claims/column-claims.ts'
import type { Claim } from '#slip-reader/claims/claim.ts'
import type { LineSum } from './line-sums.ts'
import { entryKg, goodsOf, isComplete } from '#slip-reader/tables/column-goods.ts'
import type { Column, Table } from '#slip-reader/tables/table.ts'
import { certain, sure } from '#slip-reader/words/surely.ts'
import type { NumberToken } from '#slip-reader/words/token.ts'
import type { NumberStyle } from '#slip-reader/words/written-number.ts'

/** A sum of lines whose decimal marks a reader of pictures lost; `room`, kg: what decimals that are cut off may add to it. */
export interface MendedSum extends LineSum {
  readonly room: number
}

/** What lines come to when those without a mark are written like the others of their column: '774' among '25,6' and '600,6' is 77,4. */
export function mendedSums(tables: readonly Table[], style: NumberStyle): MendedSum[] {
  return tables.flatMap((table) => table.columns.flatMap((column) => mendedSum(column, table, style) ?? []))
}

function mendedSum(column: Column, table: Table, style: NumberStyle): MendedSum | null {
  const goods = goodsOf(column)
  const tokens = goods.map(({ token }) => token)
  const decimals = usualDecimals(tokens)
  if (decimals === null || !isOfLoad(column, table) || !tokens.some(lacksMark)) return null
  const kg = goods.reduce((sum, entry) => sum + entryKg(entry, column, style) / (lacksMark(entry.token) && !isCut(entry.token) ? 10 ** decimals : 1), 0)
  return { of: column.label.of, kg: rounded(kg), lines: goods.length, tokens: new Set(tokens), slack: 0, how: 'lines', complete: isComplete(column, table), atLeast: null, room: tokens.filter(isCut).length }
}

/** How many decimals at least half of the numbers have, and no other has more or fewer. */
function usualDecimals(tokens: readonly NumberToken[]): number | null {
  const marked = tokens.filter(({ number }) => number.decimals > 0)
  const [decimals, ...more] = new Set(marked.map(({ number }) => number.decimals))
  return marked.length > 1 && 2 * marked.length >= tokens.length && more.length === 0 ? (decimals ?? null) : null
}

function lacksMark({ number, confidence }: NumberToken): boolean {
  return number.decimals === 0 && !number.open && confidence < certain
}

/** '619,' of 619,5 */
function isCut({ text }: NumberToken): boolean {
  return /[.,]$/.test(text)
}

/** The claims, with its decimal mark for each that lost it and whose digits are just those of a sum of lines: '10082' over lines that add up to 1008,2. */
export function markedBySum(claims: readonly Claim[], sums: readonly MendedSum[]): Claim[] {
  return claims.map((claim) => {
    const { token, unit } = claim
    if (unit !== 'kg' || token.doubt === null || !lacksMark(token) || isCut(token) || token.number.asDecimal < 1000) return claim
    const marked = [1, 2, 3].map((decimals) => ({ decimals, kg: rounded(token.number.asDecimal / 10 ** decimals) }))
    const whole = sums.filter((sum) => sum.complete && sum.lines > 1 && (sum.of === claim.of || sum.of === 'plain') && !sum.tokens.has(token))
    const found = marked.find(({ kg }) => whole.some((sum) => Math.abs(sum.kg - kg) < 1e-3 || (token.confidence >= sure && sum.kg <= kg && kg < sum.kg + sum.room)))
    return found ? { ...claim, token: { ...token, doubt: null, number: { ...token.number, asDecimal: found.kg, asThousands: found.kg, decimals: found.decimals } } } : claim
  })
}

function rounded(kg: number): number {
  return Math.round(kg * 1000) / 1000
}
