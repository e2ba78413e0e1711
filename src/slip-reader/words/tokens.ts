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
  const read = joinGroups(withoutNoise(chunks.map(readChunk)), measure)
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
      const reach = (found ? (read[at + 1] as ReadChunk) : each).end
      tokens.push(
        numberToken(each, {
          unit: each.unit ?? found,
          closed: closing(found ? (read[at + 1] as ReadChunk).text : each.tail),
          reach,
          ruled,
          per,
          parted: each.parted,
          noun: found === 'other' ? (read[at + 1] as ReadChunk).text : null,
          crowded: isCrowded(read, at, pitch),
        }),
      )
      if (found) at += 1
    } else
      tokens.push(
        each.kind === 'word'
          ? wordToken(each, ruled, per, tokens.length > 0)
          : { ...boxOf(each), kind: 'code', text: each.text, ruled },
      )
    ;[ruled, per] = [false, false]
  }
  return doubtPairs(tokens, pitch)
}

/** A dash by itself is only remembered of what comes after it. */
function withoutNoise(chunks: readonly ReadChunk[]): ReadChunk[] {
  const kept: ReadChunk[] = []
  let parted = false
  for (const chunk of chunks) {
    if (chunk.kind !== 'noise') kept.push(parted ? { ...chunk, parted } : chunk)
    parted = chunk.kind === 'noise' && /^[-–—•·;]+$/.test(chunk.text)
  }
  return kept
}

function unitAfter(
  number: ReadChunk,
  next: ReadChunk | undefined,
  afterNext: ReadChunk | undefined,
  pitch: number,
): MassUnit | 'other' | null {
  if ((next?.kind !== 'word' && next?.kind !== 'code') || next.parted) return null
  const gap = next.x - right(number)
  const mass = massUnit(next.text)
  if (/^tons?$/i.test(next.text) && afterNext?.kind === 'word' && afterNext.x - right(next) < 1.8 * pitch) return null
  if (mass && gap < (mass === 'kg' ? 6 : 3) * pitch) return mass === 'g' ? 'other' : mass
  if (isOtherUnit(next.text) && gap < 2.5 * pitch) return 'other'
  const isLabel =
    /[:=]$/.test(next.text) ||
    (afterNext?.kind === 'colon' && !next.text.endsWith(')')) ||
    (afterNext?.kind === 'number' && afterNext.x - right(next) < 3 * pitch && !/[,;]$/.test(next.text))
  return meaningOf(next.text) === 'count' &&
    !/^(?:nb|nbre|nombre|qt|qu?antit)/i.test(next.text) &&
    gap < 1.8 * pitch &&
    !isLabel
    ? 'other'
    : null
}

function closing(text: string): NumberToken['closed'] {
  return text.endsWith(',') ? 'comma' : /[;.]$/.test(text) ? 'stop' : null
}

interface Around {
  readonly unit: NumberToken['unit']
  readonly noun: string | null
  readonly closed: NumberToken['closed']
  readonly reach: number
  readonly ruled: boolean
  readonly per: boolean
  readonly parted: boolean
  readonly crowded: boolean
}

function numberToken(chunk: ReadChunk, { unit, noun, closed, reach, ruled, per, parted, crowded }: Around): Token {
  const number = writtenNumber(chunk.digits)
  if (!number) return { ...boxOf(chunk), kind: 'code', text: chunk.text, ruled }
  const lacksTail = unit !== null && /^[.,]/.test(chunk.tail)
  const doubt = crowded ? 'crowded' : chunk.mended || lacksTail ? 'mended' : null
  const { text, negative, confidence, groups, isWhole } = chunk
  return {
    ...boxOf(chunk),
    kind: 'number',
    text,
    number,
    unit,
    colon: unit === null && text.endsWith(':'),
    noun,
    closed,
    reach,
    negative,
    confidence,
    ...(isWhole && { isWhole }),
    doubt,
    groups,
    per,
    ruled,
    parted,
  }
}

function wordToken(chunk: ReadChunk, ruled: boolean, afterSlash: boolean, isInside: boolean): WordToken {
  const { text } = chunk
  const [colon, per] = [/[:=]$/.test(text), afterSlash || text.startsWith('/')]
  const isPerPiece = /^\(?kgs?\/(?:u|un|unit[eé]|pce?|pi[eè]ce)\)?[.:]*$/i.test(text)
  return {
    ...boxOf(chunk),
    kind: 'word',
    text,
    concept: isPerPiece ? 'perUnit' : isInside && /^[<>≤≥]/.test(text) ? 'capacity' : meaningOf(text),
    unit: isPerPiece ? 'kg' : /^ton$/i.test(text) ? null : massUnit(text),
    colon,
    per,
    ruled,
    parted: chunk.parted,
  }
}

/** '1 m³ = 250 kg' equates; '3 palettes : 412 kg' tells. */
function markColon(tokens: Token[], colon: ReadChunk): void {
  const last = tokens.at(-1)
  if (last?.kind === 'word') tokens[tokens.length - 1] = { ...last, width: right(colon) - last.x, colon: true }
  if (
    last?.kind === 'number' &&
    !last.number.open &&
    (last.unit === null || (colon.text === '=' && meaningOf(last.noun ?? '') !== 'count'))
  )
    tokens[tokens.length - 1] = { ...last, colon: true }
}

function boxOf({ x, y, width, height }: Box): Box {
  return { x, y, width, height }
}
