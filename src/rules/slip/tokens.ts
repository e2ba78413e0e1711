import { right, type Box } from './box.ts'
import type { Chunk } from './chunks.ts'
import { doubtPairs, isCrowded } from './crowded.ts'
import { joinGroups, type Measure } from './joined-numbers.ts'
import { isOtherUnit, massUnit, type MassUnit } from './mass-unit.ts'
import { meaningOf } from './meaning.ts'
import { readChunk, type ReadChunk } from './read-chunk.ts'
import type { NumberToken, Token, WordToken } from './token.ts'
import { writtenNumber } from './written-number.ts'

/** The words, numbers and codes of a line. */
export function tokensOf(chunks: readonly Chunk[], measure: Measure): Token[] {
  const { pitch } = measure
  const read = joinGroups(chunks.map(readChunk).filter(({ kind }) => kind !== 'noise'), measure)
  const tokens: Token[] = []
  let [ruled, per] = [false, false]
  for (let at = 0; at < read.length; at += 1) {
    const each = read[at] as ReadChunk
    if (each.kind === 'colon') markColon(tokens, each)
    ruled ||= each.kind === 'rule'
    per ||= each.kind === 'slash'
    if (each.kind === 'colon' || each.kind === 'rule' || each.kind === 'slash') continue
    if (each.kind === 'number') {
      const found = each.unit ? null : unitAfter(each, read[at + 1], read[at + 2], pitch)
      const reach = right(found ? (read[at + 1] as ReadChunk) : each)
      tokens.push(numberToken(each, { unit: each.unit ?? found, closed: /[,;.]$/.test(found ? (read[at + 1] as ReadChunk).text : each.tail), reach, ruled, per, crowded: isCrowded(read, at, pitch) }))
      if (found) at += 1
    } else tokens.push(each.kind === 'word' ? wordToken(each, ruled, per) : { ...boxOf(each), kind: 'code', text: each.text, ruled })
    ;[ruled, per] = [false, false]
  }
  return doubtPairs(tokens, pitch)
}

function unitAfter(number: ReadChunk, next: ReadChunk | undefined, afterNext: ReadChunk | undefined, pitch: number): MassUnit | 'other' | null {
  if (next?.kind !== 'word' && next?.kind !== 'code') return null
  const gap = next.x - right(number)
  const mass = massUnit(next.text)
  if (mass && gap < (mass === 'kg' ? 6 : 3) * pitch) return mass === 'g' ? 'other' : mass
  if (isOtherUnit(next.text) && gap < 2.5 * pitch) return 'other'
  const isLabel = /[:=]$/.test(next.text) || afterNext?.kind === 'colon' || afterNext?.kind === 'number'
  return meaningOf(next.text) === 'count' && gap < 1.8 * pitch && !isLabel ? 'other' : null
}

interface Around {
  readonly unit: NumberToken['unit']
  readonly closed: boolean
  readonly reach: number
  readonly ruled: boolean
  readonly per: boolean
  readonly crowded: boolean
}

function numberToken(chunk: ReadChunk, { unit, closed, reach, ruled, per, crowded }: Around): Token {
  const number = writtenNumber(chunk.digits)
  if (!number) return { ...boxOf(chunk), kind: 'code', text: chunk.text, ruled }
  const lacksTail = unit !== null && /^[.,]/.test(chunk.tail)
  const doubt = crowded ? 'crowded' : chunk.mended || lacksTail ? 'mended' : null
  const { text, negative, confidence, groups } = chunk
  return { ...boxOf(chunk), kind: 'number', text, number, unit, closed, reach, negative, confidence, doubt, groups, per, ruled }
}

function wordToken(chunk: ReadChunk, ruled: boolean, afterSlash: boolean): WordToken {
  const { text } = chunk
  const [colon, per] = [/[:=]$/.test(text), afterSlash || text.startsWith('/')]
  return { ...boxOf(chunk), kind: 'word', text, concept: meaningOf(text), unit: massUnit(text), colon, per, ruled }
}

function markColon(tokens: Token[], colon: Box): void {
  const last = tokens.at(-1)
  if (last?.kind === 'word') tokens[tokens.length - 1] = { ...last, width: right(colon) - last.x, colon: true }
}

function boxOf({ x, y, width, height }: Box): Box {
  return { x, y, width, height }
}
