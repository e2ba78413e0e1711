import { right } from './box.ts'
import { partsCells } from './cells.ts'
import { isDateInLabel } from './words-before.ts'
import type { NumberToken, Row, Token, WordToken } from './token.ts'

/** What is said around a mass: the words before and after it, over the end of a line where the sentence runs on. */
export interface Phrase {
  readonly before: readonly WordToken[]
  readonly after: readonly WordToken[]
  /** What follows a comma: it may take back what was said, '412 kg, palettes non comprises'. */
  readonly aside: readonly WordToken[]
  /** The words beside another number: '3 palettes', 'Palettes : 3'. */
  readonly counted: ReadonlySet<WordToken>
  /** What else is counted: '3 palettes' → 'palettes'. */
  readonly nouns: readonly string[]
  /** What the mass is 'of': in '3 palettes de 650 kg' the number 3 with its palettes. */
  readonly whose: Token | null
  /** Whether it is told for so many: 'Poids pour 100 pièces'. */
  readonly perSome: boolean
  /** Whether a dash, a stroke, a bracket, a comma or a gap parts the mass from what stands before. */
  readonly parted: boolean
  /** Whether a reference or a bare number stands right before: the phrase may lack a word, or the mass a digit. */
  readonly torn: boolean
}

/** The phrase around the mass at a place of a line. */
export function phraseAround(rows: readonly Row[], row: Row, at: number): Phrase {
  const number = row.tokens[at] as NumberToken
  const start = walkLeft(row.tokens, at, row.pitch)
  const above = start === 0 ? lineBefore(rows, row) : null
  const all = [
    ...(above ? above.tokens.slice(walkLeft(above.tokens, above.tokens.length, above.pitch)) : []),
    ...row.tokens.slice(start, at),
  ]
  const end = walkRight(row.tokens, at, row.pitch)
  const below = end === row.tokens.length ? lineAfter(rows, row) : null
  const after = [
    ...row.tokens.slice(at + 1, end),
    ...(below ? below.tokens.slice(0, walkRight(below.tokens, -1, below.pitch)) : []),
  ].filter(isWord)
  const [last, stop] = [all.at(-1), row.tokens[start - 1]]
  const isCut = stop?.kind === 'code' && !number.parted && (row.tokens[start] as Token).x - right(stop) < 4 * row.pitch
  return {
    torn:
      isCut ||
      /^\+(?![/-])/.test(row.tokens[at + 1]?.text ?? '') ||
      /^[.,]/.test(number.text) ||
      (last?.kind === 'number' && last.unit === null && !number.parted && number.x - last.reach < 6 * row.pitch),
    before: all.filter(isWord),
    after: number.closed ? [] : after,
    aside: number.closed === 'comma' ? after : [],
    counted: new Set(
      all.filter(
        (token, index): token is WordToken =>
          isWord(token) && (all[index - 1]?.kind === 'number' || all[index + 1]?.kind === 'number'),
      ),
    ),
    perSome: all.some(
      (token, index) => token.kind === 'number' && /^(?:pour|par|aux?|les)$/i.test(all[index - 1]?.text ?? ''),
    ),
    whose: last?.kind === 'word' && /^(?:de|d’|d'|à|a|@)$/i.test(last.text) ? (all.at(-2) ?? null) : null,
    nouns: [...all, ...row.tokens.slice(at + 1)].flatMap((token) =>
      token.kind === 'number' && token.noun !== null && /\p{L}{3}|^pal|^um/iu.test(token.noun) ? [token.noun] : [],
    ),
    parted:
      number.parted ||
      number.per ||
      number.text.startsWith('(') ||
      (last !== undefined &&
        (last.text.endsWith(',') ||
          (last.kind === 'number' && last.closed === 'comma') ||
          partsCells(last, number, row.pitch))),
  }
}

/**
 * Where the phrase begins: after a wide gap, another mass, a code, or the end of a sentence. The number itself may
 * stand far from its words.
 */
function walkLeft(tokens: readonly Token[], at: number, pitch: number): number {
  let from = at
  while (from > 0) {
    const [token, next] = [tokens[from - 1] as Token, tokens[from]]
    if ((token.kind === 'code' && !isDateInLabel(tokens, from - 1)) || isMass(token)) break
    if (next && from < at && partsCells(token, next, pitch)) break
    if (
      endsSentence(token) ||
      (token.kind === 'number' && token.closed === 'stop' && /^\p{Lu}/u.test(next?.text ?? ''))
    )
      break
    from -= 1
  }
  return from
}

/** Where what follows the mass ends: before a number, a wide gap or a code, after a full stop. */
function walkRight(tokens: readonly Token[], at: number, pitch: number): number {
  let to = at + 1
  while (to < tokens.length) {
    const [before, token] = [tokens[to - 1], tokens[to] as Token]
    if (
      token.kind !== 'word' ||
      (before && partsCells(before, token, pitch)) ||
      token.parted ||
      isAdvice(token, before)
    )
      break
    to += 1
    if (endsSentence(token)) break
  }
  const [last, next] = [tokens[to - 1], tokens[to]]
  const isOfNext =
    (next?.kind === 'number' && !next.parted && !(last && partsCells(last, next, pitch))) ||
    (last?.kind === 'word' && last.colon)
  return isOfNext
    ? at + 1 + tokens.slice(at + 1, to).findIndex((token) => !(token.kind === 'word' && closes(token)))
    : to
}

/** '412 kg environ, prévoir deux personnes', but '412 kg à prévoir' */
export function isAdvice({ text }: Token, before: Token | undefined): boolean {
  return /^pr[ée]voir$/i.test(text) && !/^[àa]$/i.test(before?.text ?? '')
}

/** '412 kg livrés le 12 mai', '412 kg net 400 kg' */
function closes({ text, concept }: WordToken): boolean {
  return concept === 'delivered' || /^\p{Ll}+és?[.,]?$/u.test(text)
}

/** '… à l’atelier). Les éléments', but not 'expéd.' */
export function endsSentence(token: Token): boolean {
  return (
    token.kind === 'word' &&
    (/\p{Ll}[)»][.;!?]$/u.test(token.text) || (/\p{Ll}{3}[.;!?]$/u.test(token.text) && !token.concept))
  )
}

/** The line above when its sentence goes on in this one: prose of the same column, as wide, that nothing ends. */
function lineBefore(rows: readonly Row[], row: Row): Row | null {
  const above = rows[row.index - 1]
  return above && runsOn(above, row) ? above : null
}

function lineAfter(rows: readonly Row[], row: Row): Row | null {
  const below = rows[row.index + 1]
  return below && runsOn(row, below) && /^\p{Ll}/u.test(below.tokens[0]?.text ?? '') ? below : null
}

function runsOn(upper: Row, lower: Row): boolean {
  const [first, last, next] = [upper.tokens[0], upper.tokens.at(-1), lower.tokens[0]]
  const end = lower.tokens.at(-1)
  if (!first || !last || !next || !end || last.kind !== 'word' || last.colon || /[.;!?]$/.test(last.text)) return false
  const isNear = lower.y - upper.y < 2.2 * Math.max(upper.height, lower.height)
  const isProse = upper.tokens.filter(isWord).length > 3 && upper.cells.length === 1 && lower.cells.length === 1
  return (
    isNear && isProse && Math.abs(first.x - next.x) < 3 * upper.pitch && right(last) > right(end) - 16 * upper.pitch
  )
}

function isMass(token: Token): boolean {
  return token.kind === 'number' && token.unit !== null && token.unit !== 'other'
}

function isWord(token: Token): token is WordToken {
  return token.kind === 'word'
}
