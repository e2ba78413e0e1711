import { textOf } from '#slip-reader/words/text-of.ts'
import type { Row } from '#slip-reader/words/token.ts'

/** Which pages a slip says it has that are not here: 'Page 1/2' alone lacks the last. */
export function missingPages(rows: readonly Row[], pages: number): 'last' | 'other' | null {
  const said = rows
    .filter(({ tokens }) => tokens.some(({ text }) => isPage.test(text)))
    .flatMap(({ tokens }) =>
      [...textOf(tokens).matchAll(pageOf)].map(([, nth, count]) => [Number(nth), Number(count)] as const),
    )
  if (rows.some(({ tokens }) => Number(goesOn.exec(textOf(tokens))?.[1]) === pages + 1)) return 'last'
  const lacking = said.filter(([nth, count]) => count > pages && nth <= count && count < 40)
  if (lacking.length === 0) return null
  return lacking.some(([nth, count]) => nth === count) ? 'other' : 'last'
}

const isPage = /page|feuillet|folio/i
const pageOf = /(?:pages?|feuillets?|folio)\s*(?:n°|:)?\s*(\d{1,2})\s*(?:\/|sur|de|of)\s*(\d{1,2})(?!\d|\/)/gi
/** 'Suite page 2' */
const goesOn = /\bsuite (?:en |à la |sur la |sur )?(?:page|feuillet) (\d{1,2})(?! ?[\d/])/i
