import { isAdding, isOutOf } from '#slip-reader/words/amount-signs.ts'
import { partsCells } from '#slip-reader/words/cells.ts'
import type { Claim } from './claim.ts'
import { isNumbered } from '#slip-reader/tables/header-cells.ts'
import { changesMeaning, isIncluding, isNeutral, isPacking } from '#slip-reader/words/label-words.ts'
import { saidBy } from '#slip-reader/words/label-turns.ts'
import { readLabel, type Label } from '#slip-reader/words/label.ts'
import { endsSentence, isAdvice } from '#slip-reader/words/phrase.ts'
import { confirmed } from '#slip-reader/words/confident.ts'
import type { NumberToken, Row, Token, WordToken } from '#slip-reader/words/token.ts'
import { isTorn } from '#slip-reader/words/torn-line.ts'
import { wrappedWords } from '#slip-reader/words/words-before.ts'

/** Weights said within one line: 'Poids total : 412 kg', 'Total : 3 palettes, 412 kg brut', 'Charge : 1,2 t'. */
export function inlineClaims(row: Row, _: number, rows: readonly Row[]): Claim[] {
  const claims: Claim[] = []
  let heard: Label | null = null
  row.tokens.forEach((token, at) => {
    if (token.kind === 'code') heard = null
    if (token.kind !== 'number') return
    const words = wrappedWords(rows, row, at)
    if (token.colon) {
      heard = null
      return
    }
    const before = row.tokens[at - words.length - 1]
    const isPassing = words.every(
      ({ concept, colon, text }) =>
        !colon && (concept === 'count' || concept === 'filler' || concept === 'item' || isNeutral(text)),
    )
    const isNext = isPassing && before?.kind === 'number'
    const label = isNext ? heard : readLabel(words)
    const next = trailing(row, at)
    const isClosed = token.unit !== null && token.closed !== null
    const claim =
      label && !(token.closed === 'comma' && isWithout(next) && next.some(({ text }) => isPacking(text)))
        ? claimOf(token, label, words, isClosed ? [] : next, row)
        : null
    const isOther =
      leadsOthers(row, at) ||
      (!label?.total && isOfEach(words, before)) ||
      isOutOf(row, at) ||
      row.cells.some((cell) => cell.tokens[0] === token && isNumbered(cell, row))
    if (claim && !isOther && !(isNext && !isMass(token))) claims.push(claim)
    heard =
      (isOther && token.unit === null && label?.names !== 'total') ||
      (!isMass(token) && /^(?:pour|par|aux?)$/i.test(words.at(-1)?.text ?? ''))
        ? null
        : label
  })
  return claims
}

/** '3 palettes d’un poids de 655 kg': perhaps each. */
function isOfEach([first]: readonly WordToken[], before: Token | undefined): boolean {
  return (
    /^d[’']une?$/i.test(first?.text ?? '') &&
    before?.kind === 'number' &&
    before.noun !== null &&
    before.number.asDecimal !== 1
  )
}

/** Whether more numbers follow that the label may mean: 'Poids (kg)  19,6  30,6  50,2', 'Total poids  6 711'. */
function leadsOthers({ tokens }: Row, at: number): boolean {
  const first = tokens[at] as NumberToken
  let last = at
  while (tokens[last + 1] && tokens[last + 1]?.kind !== 'word') last += 1
  return tokens
    .slice(at + 1, last + 1)
    .some(
      (other) =>
        other.kind === 'number' &&
        other.unit !== 'other' &&
        other.text !== first.text &&
        (isMass(first) ? isMass(other) && other.unit === first.unit : true),
    )
}

/** What is said after the unit, up to the next label: '412 kg brut', '35 kg / sac'. */
function trailing({ tokens, pitch }: Row, at: number): WordToken[] {
  const words: WordToken[] = []
  for (let next = at + 1; next < tokens.length; next += 1) {
    const [token, before] = [tokens[next] as Token, tokens[next - 1] as Token]
    if (token.kind !== 'word' || token.parted || partsCells(before, token, pitch) || isAdvice(token, before)) break
    if (token.concept === 'weight' || token.concept === 'money' || token.concept === 'measure') break
    words.push(token)
    if (endsSentence(token)) break
  }
  return words.at(-1)?.colon ? [] : words
}

function claimOf(
  token: NumberToken,
  label: Label,
  words: readonly WordToken[],
  after: readonly WordToken[],
  row: Row,
): Claim | null {
  if (token.unit === 'other' || label.refused) return null
  const said = saidBy(after)
  if (isMass(token) && (after.some(({ per }) => per) || said.includes('perUnit') || said.includes('capacity')))
    return null
  if (isMass(token) && speaksOfOther(after)) return null
  const of = said.includes('gross') ? 'gross' : said.includes('net') ? 'net' : label.of
  if (
    label.names !== 'weight' &&
    !isMass(token) &&
    !(label.names === 'kg' && (label.total || (label.of !== 'plain' && label.colon)))
  )
    return null
  if (label.names !== 'weight' && !label.total && of === 'plain') return null
  const total =
    label.total || (label.names === 'weight' && isMass(token) && (said.includes('total') || said.includes('general')))
  if (
    label.loose &&
    !((isMass(token) || label.unit) && (label.colon || total || (label.unit && row.tokens.length === words.length + 1)))
  )
    return null
  if (!token.unit && after[0] && !after[0].concept) return null
  if (!token.unit && countsNext(row, token)) return null
  const unit = token.unit ?? label.unit
  return {
    token,
    page: row.page,
    row: row.index,
    of,
    rank: label.names === 'weight' && total ? 'said' : total ? 'total' : 'lone',
    unit: unit ?? 'kg',
    unitSaid: unit !== null,
    unsure:
      (token.confidence >= confirmed ? label.odd : label.unsure) ||
      after.some(isAdding) ||
      isTorn(token, label, words, row),
    partial: label.partial,
    ordered: label.ordered,
    general: label.general,
  }
}

/** 'Poids des 2 lignes : 412 kg', 'Poids des 3 articles : 412 kg' */
function countsNext({ tokens, pitch }: Row, token: NumberToken): boolean {
  const next = tokens[tokens.indexOf(token) + 1]
  return (
    next?.kind === 'word' &&
    (next.concept === 'count' || next.concept === 'item') &&
    next.colon &&
    !partsCells(token, next, pitch)
  )
}

/**
 * '412 kg sans les palettes', '900 kg dont livré', but '242,6 kg dont tourets 38 kg', '2,45 tonnes environ, répartis
 * sur trois palettes'
 */
function speaksOfOther(after: readonly WordToken[]): boolean {
  const of = after.findIndex(({ text }) => /^\(?dont$/i.test(text))
  if (of >= 0 && after.slice(of).some(({ concept }) => concept === 'delivered')) return true
  const spread = after.findIndex(
    ({ text }, at) => /^r[eé]parti(?:e?s)?$/i.test(text) && /^(?:sur|en)$/i.test(after[at + 1]?.text ?? ''),
  )
  const own = after.slice(0, Math.min(...[of, spread].filter((at) => at >= 0), after.length))
  return (
    own.some(({ text }) => changesMeaning(text) && !/^une$/i.test(text)) &&
    (isWithout(own) || !own.some(({ text }) => isIncluding(text)))
  )
}

/** '412 kg (palettes non comprises)', '412 kg, palettes en sus' */
function isWithout(after: readonly WordToken[]): boolean {
  return after.some(({ text }) => /^\(?(?:non|hors|sans|sus)[.)]*$/i.test(text))
}

function isMass(token: NumberToken): token is NumberToken & { unit: 'kg' | 't' } {
  return token.unit !== null && token.unit !== 'other'
}
