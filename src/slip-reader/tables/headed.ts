import { readLabel } from '#slip-reader/words/label.ts'
import type { Column } from './table.ts'
import type { WordToken } from '#slip-reader/words/token.ts'

/** What a heading says by itself. */
export function headed(words: readonly WordToken[]): Omit<Column, 'entries'> {
  const isQuantity =
    words.length === 2 &&
    /^q(?:uanti)?t/i.test(words[0]?.text ?? '') &&
    /^(?:un?|unit[eé])[.]*$/i.test(words[1]?.text ?? '')
  const label = readLabel(isQuantity ? words.slice(0, 1) : words)
  return {
    label,
    weighs: label.names === 'weight' || label.names === 'kg' || label.of !== 'plain',
    quantity: words.some(({ text }) => /^(?:q(?:uanti)?t|nb|nombre)/i.test(text)) && !label.names,
    ofLine: words.some(
      ({ text, concept }) =>
        /^[(/]*lignes?[).:]*$/i.test(text) || (label.names === 'weight' && concept === 'delivered'),
    ),
    freight: words.some(({ text, concept }) => /^nature$/i.test(text) || concept === 'volumetric'),
    numbersFrom:
      words.some(({ text }) => /^colis$/i.test(text)) &&
      words.every(({ text }) => /^colis$|^n[°o]?[.]?$|^de$/i.test(text))
        ? Math.max(2, 4 - words.length)
        : Infinity,
  }
}
