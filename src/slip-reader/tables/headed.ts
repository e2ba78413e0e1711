import type { HeaderCell } from './header-cells.ts'
import { readLabel } from '#slip-reader/words/label.ts'
import type { Column } from './table.ts'
import type { Entry } from './table-entry.ts'
import type { WordToken } from '#slip-reader/words/token.ts'

/** What a heading makes of its column, among the others and over its numbers. */
export function headedColumn(words: readonly WordToken[], heads: readonly HeaderCell[], entries: readonly Entry[]): Omit<Column, 'entries'> {
  return headed(isTaxCode(words, entries) ? [] : ofTotals(words, heads))
}

/** What a heading says by itself. */
export function headed(words: readonly WordToken[]): Omit<Column, 'entries'> {
  const isQuantity = words.length === 2 && /^q(?:uanti)?t/i.test(words[0]?.text ?? '') && /^(?:un?|unit[eé])[.]*$/i.test(words[1]?.text ?? '')
  const label = readLabel(isQuantity ? words.slice(0, 1) : words)
  return {
    label,
    weighs: label.names === 'weight' || label.names === 'kg' || label.of !== 'plain',
    quantity: words.some(({ text }) => /^(?:q(?:uanti)?t|nb|nombre)/i.test(text)) && !label.names,
    ofLine: words.some(({ text, concept }) => /^[(/]*lignes?[).:]*$/i.test(text) || (label.names === 'weight' && concept === 'delivered')),
    freight: words.some(({ text, concept }) => /^nature$/i.test(text) || concept === 'volumetric'),
    numbersFrom: words.some(({ text }) => /^colis$/i.test(text)) && words.every(({ text }) => /^colis$|^n[°o]?[.]?$|^de$/i.test(text)) ? Math.max(2, 4 - words.length) : Infinity,
  }
}

/** 'Poids T.' beside 'Poids U.' is no weight in tonnes. */
function ofTotals(words: readonly WordToken[], heads: readonly HeaderCell[]): readonly WordToken[] {
  const isBesideUnit = words.length === 2 && words[0]?.concept === 'weight' && heads.some((head) => readLabel(head.words).perUnit && head.words.some(({ concept }) => concept === 'weight'))
  return isBesideUnit ? words.map((word) => (/^t[.]?$/i.test(word.text) ? { ...word, unit: null, concept: 'total' } : word)) : words
}

/** 'T' over the numbers of tax rates is no heading of tonnes. */
function isTaxCode([word, ...more]: readonly WordToken[], entries: readonly Entry[]): boolean {
  return more.length === 0 && /^t[.:]?$/i.test(word?.text ?? '') && entries.every(({ token: { number } }) => number.decimals === 0 && number.asDecimal < 10)
}
