import type { Row } from '#rules/slip/words/token.ts'

/** Whether the slip is the label of one piece among others, 'Colis 2/5', and not the list of them all: what it weighs is then that piece. */
export function isOfOnePiece(rows: readonly Row[]): boolean {
  const said = rows.flatMap(({ tokens }) => [...tokens.map(({ text }) => text).join(' ').matchAll(nthOf)].map(([, nth, count]) => [Number(nth), Number(count)] as const))
  const several = said.filter(([nth, count]) => count > 1 && count < 100 && nth <= count)
  return several.some(([, count]) => new Set(several.filter((each) => each[1] === count).map(([nth]) => nth)).size < count)
}

const nthOf = /(?:colis|palettes?|pal\.?|paquet|unité|support|um)\s*(?:n°|:)?\s*(\d{1,2})\s*(?:\/|sur|de)\s*(\d{1,2})(?!\d|[/,.]\d)/gi
