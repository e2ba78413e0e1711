import { right, type Box } from './box.ts'
import type { SlipWord } from '#slip-reader/slip-page.ts'
import { certain } from './confident.ts'

/** Characters with no white space between, of one line. */
export interface Chunk extends Box {
  readonly text: string
  readonly confidence: number
  readonly isWhole?: true
  readonly isSpaced?: true
}

/** A line's words cut at white space and glued where they touch: a text layer gives lines or single letters. */
export function chunksOf(words: readonly SlipWord[]): Chunk[] {
  const pitch = pitchOf(words)
  return glue([...words].sort((one, other) => one.x - other.x).flatMap(cut), pitch).flatMap(apart)
}

/** The width of one character of these words. */
export function pitchOf(all: readonly SlipWord[]): number {
  const words = all.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  return words.reduce((sum, { width }) => sum + width, 0) / Math.max(letters, 1)
}

function cut(word: SlipWord): Chunk[] {
  if (!/\s/.test(word.text)) return word.text ? [word] : []
  const each = word.width / Math.max(word.text.length, 1)
  return [...word.text.matchAll(/\S+/g)].map(({ 0: text, index }) => part(word, text, index * each, text.length * each))
}

function part(whole: Chunk | SlipWord, text: string, from: number, width: number): Chunk {
  return { text, confidence: whole.confidence, x: whole.x + from, y: whole.y, width, height: whole.height }
}

function glue(chunks: readonly Chunk[], pitch: number): Chunk[] {
  const glued: Chunk[] = []
  for (const chunk of chunks) {
    const last = glued.at(-1)
    if (last && touches(last, chunk, pitch)) glued[glued.length - 1] = together(last, chunk)
    else glued.push(chunk)
  }
  return glued
}

/** Letters of one word, or the mark between two groups of digits: a wide-set print leaves it some room. */
function touches(last: Chunk, next: Chunk, pitch: number): boolean {
  const gap = next.x - right(last)
  const height = Math.min(last.height, next.height)
  if ((last.text + next.text).length > 40 || gap < -height) return false
  const isMark =
    (/\d$/.test(last.text) && /^[.,]/.test(next.text)) || (/\d[.,]$/.test(last.text) && /^\d/.test(next.text))
  return gap < (isMark ? 0.8 * pitch : 0.06 * height)
}

function together(last: Chunk, next: Chunk): Chunk {
  const y = Math.min(last.y, next.y)
  return {
    ...(last.isSpaced && { isSpaced: last.isSpaced }),
    text: last.text + next.text,
    confidence: Math.min(last.confidence, next.confidence),
    x: last.x,
    y,
    width: Math.max(right(last), right(next)) - last.x,
    height: Math.max(last.y + last.height, next.y + next.height) - y,
  }
}

/**
 * 'Poids:412kg' → 'Poids:', '412kg'; 'Poids(kg)' → 'Poids', '(kg)'; 'P.brut' → 'P.', 'brut'; 'Poids/palette' → 'Poids',
 * '/palette'; '|412' → '|', '412'. '10:30', '25kg/m²' and 's/total' stay whole.
 */
function apart(chunk: Chunk): Chunk[] {
  if (!/[:=/|.…(]|^(?:p|total|brut|net|masse)/i.test(chunk.text)) return [chunk]
  const leaders = chunk.confidence === certain ? /(?<=^(?:\.{2,}|…+))(?=\d)|(?<=\d)(?=(?:\.{2,}|…+)$)/g : /(?!)/g
  const cuts = [
    ...chunk.text.matchAll(leaders),
    ...chunk.text.matchAll(
      /(?<=^\P{N}*\p{L}\P{N}*(?:[:=…]|\.{2}))(?=[\d(])|(?<=^\D*\p{L}{2})(?=\/\p{L}{2})|(?<=\|)(?=[^|])|(?<=[^|])(?=\|)|(?<=^(?:p|pds|poids)\.)(?=\p{L}{2})|(?<=^(?:pds|poids|masse))(?=(?:total|brut|net|unit))|(?<=^total)(?=(?:poids|kg))|(?<=^(?:pds|poids|brut|net))(?=kgs?[.)]*$)|(?<=\p{L}{3})(?=\((?:kgs?|t)\))/giu,
    ),
  ]
    .map(({ index }) => index)
    .sort((one, other) => one - other)
  if (cuts.length === 0) return [chunk]
  const each = chunk.width / chunk.text.length
  return [0, ...cuts].map((from, nth) => {
    const text = chunk.text.slice(from, cuts[nth] ?? chunk.text.length)
    return part(chunk, text, from * each, text.length * each)
  })
}
