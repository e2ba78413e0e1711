import { right } from './box.ts'
import type { ReadChunk } from './read-chunk.ts'
import { certain } from './confident.ts'
import { writtenNumber } from './written-number.ts'

/** The widths of a line's characters and of the gaps between its words. */
export interface Measure {
  readonly pitch: number
  readonly space: number
}

/**
 * '1' and '250' a space apart → '1 250'; '412,' and '5' → '412,5', which is then doubtful, as is '2' and '8470' →
 * '28470' in a picture that lost the comma of 2 847,0.
 */
export function joinGroups(chunks: readonly ReadChunk[], measure: Measure): ReadChunk[] {
  const joined: ReadChunk[] = []
  for (const chunk of chunks) {
    const last = joined.at(-1)
    const both = last && joinedNumber(last, chunk, measure)
    if (both) joined[joined.length - 1] = both
    else joined.push(chunk)
  }
  return joined
}

function joinedNumber(last: ReadChunk, next: ReadChunk, { pitch, space }: Measure): ReadChunk | null {
  if (last.kind !== 'number' || next.kind !== 'number' || last.unit || next.negative) return null
  const digit = next.digits.length > 1 ? Math.min(next.digitWidth, 1.3 * pitch) : pitch
  // A lone 1 is narrow and stands in the middle of its room.
  const gap = next.x - right(last) - 0.6 * Math.max(0, digit - last.digitWidth)
  const grouped = /^\d{1,3}(?: \d{3})*$/.test(last.digits) && /^\d{3}(?:[.,]\d+)?$/.test(next.digits)
  const isTyped = grouped && next.isSpaced === true
  if ((!isTyped && gap > Math.min(1.6 * digit, Math.max(1.6 * space, 0.6 * pitch))) || next.lead) return null
  const broken = gap < 0.9 * digit && (last.tail === ',' || last.tail === '.') && /^\d{1,3}$/.test(next.digits)
  const unmarked = next.confidence < certain && /^\d{1,2}$/.test(last.digits) && /^\d{4,5}$/.test(next.digits)
  if (!grouped && !broken && !unmarked) return null
  const digits = grouped ? `${last.digits} ${next.digits}` : last.digits + (broken ? last.tail : '') + next.digits
  if (!writtenNumber(digits)) return null
  return {
    ...next,
    digits,
    text: `${last.text} ${next.text}`,
    x: last.x,
    y: Math.min(last.y, next.y),
    width: right(next) - last.x,
    negative: last.negative,
    parted: last.parted,
    lead: last.lead,
    mended: last.mended || next.mended || broken || unmarked,
    confidence: Math.min(last.confidence, next.confidence),
    groups: [...last.groups, ...next.groups],
  }
}
