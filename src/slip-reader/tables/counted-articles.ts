import { centreX } from '#slip-reader/page/box.ts'
import type { HeaderCell } from './header-cells.ts'
import type { Cell, Row } from '#slip-reader/words/token.ts'

/** Whether a heading 'Articles' is that of how many there are: below it stands a number, and no name. */
export function countsArticles(head: HeaderCell, heads: readonly HeaderCell[], below: Row | undefined): boolean {
  if (!below || !head.words.every(({ text }) => /^(?:nb|nbre|nombre|d’|d'|de|(?:d[’'])?(?:articles|r[eé]f[eé]rences|produits))[.:]*$/i.test(text))) return false
  const nth = heads.filter(({ box }) => box.x < head.box.x).length
  const away = ({ tokens }: Cell) => Math.min(...tokens.map((token) => Math.abs(centreX(token) - centreX(head.box))))
  const nearest = below.cells.toSorted((one, other) => away(one) - away(other))[0]
  const cell = below.cells.length === heads.length ? below.cells[nth] : nearest
  return cell !== undefined && isCount(cell)
}

function isCount({ tokens: [number, ...more] }: Cell): boolean {
  return number.kind === 'number' && more.length === 0 && number.number.decimals === 0 && !number.number.open && number.number.asDecimal < 1000
}
