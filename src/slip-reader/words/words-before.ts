import { partsCells } from '#slip-reader/page/cells.ts'
import { namesWhole } from './label-words.ts'
import { certain } from './surely.ts'
import type { Row, Token, WordToken } from './token.ts'

/** The words of the cell just left of a number; the number itself may stand far away, at the end of a dotted line. */
export function wordsBefore({ tokens, pitch }: Row, at: number): WordToken[] {
  const words: WordToken[] = []
  for (let left = at - 1; left >= 0; left -= 1) {
    const token = tokens[left] as Token
    if (token.kind === 'code' && (isDateInLabel(tokens, left) || isTimeInLabel(tokens, left))) continue
    if (token.kind !== 'word') break
    const next = words[0]
    if (next && partsCells(token, next, pitch) && !words.every(isAbout)) break
    words.unshift(token)
  }
  return ofClause(bracketed(words))
}

/** 'Poids estimé    environ 3 200 kg' */
function isAbout({ text }: WordToken): boolean {
  return /^(?:environ|env|approx|soit|~)[.:]*$/i.test(text)
}

/** 'Soit 3 palettes et 1 carton, pour un poids total de 412 kg': what was counted before is not what weighs so much. */
function ofClause(words: readonly WordToken[]): WordToken[] {
  const comma = words.findLastIndex(({ text }, at) => text.endsWith(',') && /^pour$/i.test(words[at + 1]?.text ?? ''))
  return words.slice(words.slice(comma + 1).some(({ concept }) => concept === 'weight') ? comma + 1 : 0)
}

/** The same, with the line above where the label wraps: 'Poids total des' over 'marchandises livrées  388 kg'. */
export function wrappedWords(rows: readonly Row[], row: Row, at: number): WordToken[] {
  const words = wordsBefore(row, at)
  const [first] = words
  const above = rows[row.index - 1]
  if (!first || row.tokens.some((token) => token.kind === 'number' && token.confidence < certain) || !/^\p{Ll}/u.test(first.text) || words.some(({ concept }) => concept === 'weight') || !above || row.y - above.y > 1.8 * Math.max(row.height, above.height)) return words
  const cell = above.cells.find(({ tokens }) => Math.abs(tokens[0].x - first.x) < row.pitch)
  const isLabel = cell && cell.words.length === cell.tokens.length && cell.words.some(({ concept }) => concept === 'weight') && !cell.words.at(-1)?.colon
  const isNamed = row.cells.some(({ tokens }) => tokens[0] === first) && above.cells.every(({ tokens }) => tokens[0].x <= first.x + row.pitch)
  return isLabel && isNamed ? [...cell.words, ...words] : words
}

/** 'Livraison par camion grue (poids : 412 kg)': what the bracket says is said of the whole. */
function bracketed(words: readonly WordToken[]): WordToken[] {
  const at = words.findLastIndex(({ text }) => text.startsWith('('))
  const isOpen = at > 0 && words[at]?.concept === 'weight' && !words.slice(at).some(({ text }) => text.includes(')'))
  const isOfWhole = namesWhole(words[0]?.text ?? '') && words.slice(1, at).every(({ concept, unit, text }) => !unit && (/^remise?s?$/i.test(text) || !concept || concept === 'filler' || concept === 'delivered' || concept === 'vehicle' || /^par$/i.test(text)))
  return words.slice(isOpen && isOfWhole ? at : 0)
}

/** 'Poids contrôlé le 12/05 : 412 kg', but not 'Date : 12/05  Poids'. */
export function isDateInLabel(tokens: readonly Token[], at: number): boolean {
  const [before, date] = [tokens[at - 1], tokens[at]]
  return date?.kind === 'code' && /^\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?[.:]*$/.test(date.text) && before?.kind === 'word' && /^(?:le|du|au)$/i.test(before.text)
}

/** 'BRUT  09:31  13 580 kg': a weighbridge prints when it weighed. */
function isTimeInLabel(tokens: readonly Token[], at: number): boolean {
  const [before, time] = [tokens[at - 1], tokens[at]]
  return time?.kind === 'code' && isTime.test(time.text) && before?.kind === 'word' && (before.concept === 'gross' || before.concept === 'tare' || before.concept === 'net')
}

/** '09:31', '09h31' */
export const isTime = /^\d{1,2}[:hH]\d{2}(?::\d{2})?$/
