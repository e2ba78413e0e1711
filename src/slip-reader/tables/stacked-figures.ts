import { sharedWidth } from '#slip-reader/page/box.ts'
import type { HeaderCell } from './header-cells.ts'
import { confirmed } from '#slip-reader/words/surely.ts'
import type { Cell, Row } from '#slip-reader/words/token.ts'

/** The line of the next label in a list of 'Poids' over '412 kg' over 'Colis' over '12': what stands below is no weight. A label right under the only heading leaves it empty. Null where a heading has more numbers under it, or the list is that of one article. */
export function nextLabel({ box, last }: HeaderCell, isOnly: boolean, rows: readonly Row[]): number | null {
  const stack = rows.flatMap(({ cells, index }) => cells.filter((cell) => sharedWidth(cell.box, box) > 0.3).map((cell) => ({ cell, index, isAlone: cells.length < 3 })))
  if (stack.some(({ cell, isAlone }) => isAlone && isOfArticle(cell))) return null
  const [value, next] = stack.filter(({ index }) => index > last)
  if (value?.cell.tokens.some((token) => token.kind === 'number' && token.confidence < confirmed)) return null
  if (isOnly && value && isLabel(value.cell)) return value.index
  return value?.cell.words.length === 0 && next && isLabel(next.cell) ? next.index : null
}

/** The unit may stand on a line of its own. */
function isLabel({ tokens, words }: Cell): boolean {
  return words.length === tokens.length && !words.some(({ unit }) => unit)
}

/** 'Quantité', 'Prix' */
function isOfArticle({ words: [word, ...more], tokens }: Cell): boolean {
  return word !== undefined && more.length === 0 && tokens.length === 1 && (/^(?:qu?antit[eé]|qt[eé])s?[.:]*$/i.test(word.text) || (word.concept === 'item' && !/^articles/i.test(word.text)))
}
