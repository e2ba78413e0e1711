import { right } from './box.ts'
import type { ReadChunk } from './read-chunk.ts'
import type { Token } from './token.ts'

/** Whether other digits stand so close that one number may have been read as two. */
export function isCrowded(chunks: readonly ReadChunk[], at: number, pitch: number): boolean {
  const number = chunks[at] as ReadChunk
  const [before, after] = [chunks[at - 1], chunks[at + 1]]
  const close = (one: ReadChunk, other: ReadChunk) => other.x - right(one) < (mayBeOne(one, other) ? 2.6 : 1.3) * pitch
  const isBefore =
    before && !before.unit && !/^[([]/.test(number.text) && /^[\d.,lIi!Oo]+$/.test(before.text) && close(before, number)
  const isAfter = after && !number.unit && /^[\d.,lIi!O]+$/.test(after.text) && close(number, after)
  return Boolean(isBefore || isAfter)
}

function mayBeOne(one: ReadChunk, other: ReadChunk): boolean {
  return /^\d{1,3}$/.test(one.digits) && /^\d{3}(?:[.,]\d+)?$/.test(other.digits)
}

/** '412 / 430' and '1 t 250' are pairs of which neither number says all. */
export function doubtPairs(tokens: readonly Token[], pitch: number): Token[] {
  return tokens.map((token, at) => {
    const isDoubtful = isPaired(token, tokens[at + 1], pitch) || isPaired(tokens[at - 1], token, pitch)
    return isDoubtful && token.kind === 'number' ? { ...token, doubt: 'crowded' } : token
  })
}

function isPaired(one: Token | undefined, other: Token | undefined, pitch: number): boolean {
  if (one?.kind !== 'number' || other?.kind !== 'number' || other.unit) return false
  return (other.per && !one.unit) || (one.unit === 't' && other.x - one.reach < 2 * pitch)
}
