import { isAdding, isOutOf } from '#slip-reader/words/amount-signs.ts'
import { isFamiliar } from '#slip-reader/words/familiar.ts'
import { changesMeaning, isIncluding, isNeutral, isPacking, namesWhole } from '#slip-reader/words/label-words.ts'
import { isPerMeasure, saidBy } from '#slip-reader/words/label-turns.ts'
import type { Phrase } from '#slip-reader/words/phrase.ts'
import type { NumberToken, Row, Token, WordToken } from '#slip-reader/words/token.ts'
import type { Concept } from '#slip-reader/words/vocabulary.ts'

/**
 * What a mass is by what is said around it. 'load': that fits what the truck carries; 'other': a limit, of one piece,
 * of a part; 'open': nobody can tell.
 */
export type Meant = 'load' | 'other' | 'open'

/** 'Ce bon représente 412 kg' → load; 'palettes de 650 kg' → other; 'Ciment 35 kg' → open. */
export function meantBy(phrase: Phrase, token: NumberToken, row: Row): Meant {
  if (isOutOf(row, row.tokens.indexOf(token))) return 'other'
  const { own, begun } = clauseOf(phrase)
  const words = [...own, ...phrase.after]
  const [said, saidBefore] = [saidBy(words), saidBy(begun)]
  if (
    said.includes('running') &&
    words.some(({ text }) => /^(?:chantier|depuis|mois|ann[eé]e|p[eé]riode)[.:,]*$/i.test(text))
  )
    return 'other'
  const counts = words.some(
    (word, at) => (said[at] === 'count' || said[at] === 'measure') && !phrase.counted.has(word) && !isAmount(word.text),
  )
  const isTotal = own.some(({ concept }) => concept === 'total')
  if (
    counts ||
    words.some((word, at) => isOther(word, said[at] ?? null) && !isCountedPiece(word, phrase)) ||
    begun.some(
      (word, at) =>
        isOther(word, saidBefore[at] ?? null) &&
        word.concept !== 'identity' &&
        word.concept !== 'item' &&
        !isCountedPiece(word, phrase) &&
        !(isTotal && phrase.counted.has(word)),
    )
  )
    return 'other'
  if (isOfOne(phrase.whose) || phrase.perSome || phrase.after.some(({ per }) => per) || takesBack(phrase.aside))
    return 'other'
  const isLoose =
    said.includes('load') &&
    !said.includes('weight') &&
    own.some((word, at) => !said[at] && !isKnown(word) && !namesWhole(word.text) && !/^p[eè]se/i.test(word.text))
  if (isLoose || !isFamiliar(own, said.slice(0, own.length)) || !isFamiliar(phrase.after, said.slice(own.length)))
    return 'open'
  return !phrase.torn && tells(words, said, phrase, token, row) ? 'load' : 'open'
}

interface Clause {
  readonly own: readonly WordToken[]
  readonly begun: readonly WordToken[]
}

/**
 * The beginning of a sentence that comes to speak of a total weight; it sets no condition: 'Nous vous livrons trois
 * palettes dont le poids cumulé s’élève à', '2 palettes filmées pour un poids de'.
 */
function clauseOf({ before, counted }: Phrase): Clause {
  const [piece, verb] = before.slice(-2)
  if (piece && verb && counted.has(piece) && isPiece(piece.text) && /^pesant$/i.test(verb.text))
    return { own: [piece, verb], begun: before.slice(0, -2) }
  const head = before.findLastIndex(({ concept }) => concept === 'weight')
  const opens =
    head < 0
      ? -1
      : before.findLastIndex(
          ({ text }, at) => at < head && at >= head - 2 && /^(?:dont|le|un|au|ce|du|d[’']un)$/i.test(text),
        )
  const isWhole = before
    .slice(head)
    .some(({ concept }) => concept === 'total' || concept === 'general' || concept === 'running')
  const isForAll =
    opens > 1 &&
    /^pour$/i.test(before[opens - 1]?.text ?? '') &&
    before.slice(0, opens).some((word) => counted.has(word) && isPiece(word.text))
  const isOfThem = opens > 0 && /^d[e’']?(?:un)?$/i.test(before[opens - 1]?.text ?? '')
  return isForAll || (opens > 2 && isWhole && !isOfThem)
    ? { own: before.slice(opens), begun: before.slice(0, opens) }
    : { own: before, begun: [] }
}

const others = new Set<Concept>([
  'perUnit',
  'capacity',
  'volumetric',
  'money',
  'vehicle',
  'remaining',
  'carry',
  'partial',
  'ordered',
  'tare',
  'identity',
  'item',
])
const telling = new Set<Concept>(['weight', 'load', 'total', 'general'])

function isOther(word: WordToken, concept: Concept | null): boolean {
  if (concept === 'filler') return false
  return (
    (concept !== null && others.has(concept)) ||
    (changesMeaning(word.text) && !isIncluding(word.text)) ||
    isPerMeasure(word) ||
    isAdding(word)
  )
}

/** 'palettes de 650 kg', 'sacs à 25 kg', but 'un poids de 412 kg', 'un poids brut de 412 kg', 'livraison de 412 kg' */
function isOfOne(whose: Token | null): boolean {
  if (whose?.kind !== 'word') return whose !== null
  return (
    !(whose.concept && (telling.has(whose.concept) || ['filler', 'gross', 'net'].includes(whose.concept))) &&
    !namesWhole(whose.text) &&
    !isNeutral(whose.text)
  )
}

/** A word of weight or total, or the whole that weighs so much; tonnes may also be the size of a truck. */
function tells(
  words: readonly WordToken[],
  said: readonly (Concept | null)[],
  { before, after }: Phrase,
  { unit, text: digits, number: written }: NumberToken,
  { tokens, cells }: Row,
): boolean {
  if (said.some((concept) => concept && telling.has(concept)) || after.some(({ text }) => isBrought(text))) return true
  if (
    isBrought(before[0]?.text ?? '') &&
    (before.length < 4 || before.every((word, at) => Boolean(said[at]) || isKnown(word)))
  )
    return true
  const isPriced = cells.some(
    ({ words: [word], tokens: [number] }) =>
      !word && number.kind === 'number' && number.unit !== 'kg' && number.unit !== 't',
  )
  // 'Livraison (412 kg)  49,00'; a round number may be a tariff's.
  const isAside = digits.startsWith('(') && written.asDecimal % 10 !== 0
  const isSum = words.length === 1 && words[0] === tokens[0] && /^soit$/i.test(words[0]?.text ?? '')
  return (
    isSum ||
    ((!isPriced || isAside) &&
      words.some(
        ({ text }) =>
          (unit !== 't' && (namesWhole(text) || /^(?:bon|bl)[.:]*$/i.test(text))) ||
          /^qu?antit[eé][.:]*$|^qt[eé][.:]*$/i.test(text),
      )) ||
    (unit === 't' && words.some(({ text }) => isBrought(text)))
  )
}

/** '12 articles – 412 kg' */
function isCountedPiece(word: WordToken, { counted }: Phrase): boolean {
  return counted.has(word) && isPiece(word.text)
}

/** '412 kg, palettes non comprises', but not '412 kg, à décharger par vos soins' */
function takesBack(aside: readonly WordToken[]): boolean {
  const said = saidBy(aside)
  const isCarried = /^sur$/i.test(aside[0]?.text ?? '') && aside.slice(1, 3).some(({ text }) => isPacking(text))
  return !isCarried && aside.some((word, at) => isOther(word, said[at] ?? null) && said[at] !== 'vehicle')
}

/** '412 kg livrés' */
function isBrought(text: string): boolean {
  return /^(?:livr|charg|exp[eé]di|transport|embarqu|emport|enlev)[eé]e?s?[.,:]*$/i.test(text)
}

/** 'Quantité : 1,2 t', 'Nombre de palettes' */
function isAmount(text: string): boolean {
  return /^(?:qu?antit[eé]|qt[eé]|nombre|nbr?e?)s?[.:]*$/i.test(text)
}

function isKnown(token: Token): boolean {
  return (
    token.kind === 'number' ||
    (token.kind === 'word' &&
      Boolean(token.concept ?? token.unit ?? (isNeutral(token.text) || /^jour$/i.test(token.text))))
  )
}

/** What a whole slip is counted in; bags and boxes have a weight each. */
function isPiece(text: string): boolean {
  return /^(?:colis|palettes?|pal|articles?|pi[eè]ces?|lignes?|r[eé]f[eé]rences?|unit[eé]s?|supports?|uvc|um)[.,:;]*$/i.test(
    text,
  )
}
