import { plainText } from '#rules/moment/french.ts'
import type { Token } from './token.ts'

/** A line of a page: its tokens, and how high its letters are. */
interface Line {
  readonly tokens: readonly Token[]
  readonly height: number
}

/**
 * Marks the words that a slip's letterhead or title says, too: of a 'Bon de livraison plancher' the 'Poids total du
 * plancher' is that of all.
 */
export function markTitled(lines: readonly Line[]): (readonly Token[])[] {
  const heights = lines.map(({ height }) => height).sort((one, other) => one - other)
  const large = 1.25 * (heights[heights.length >> 1] ?? 0)
  const titles = lines
    .slice(0, linesOfHead)
    .filter(({ tokens, height }) => height >= large || tokens.some(({ text }) => /^(?:bon|bordereau)$/i.test(text)))
  const stems = new Set(
    titles
      .flatMap(({ tokens }) =>
        tokens.flatMap((token) => (token.kind === 'word' && !token.concept ? [stemOf(token.text)] : [])),
      )
      .filter((stem) => stem.length > 4),
  )
  if (stems.size === 0) return lines.map(({ tokens }) => tokens)
  return lines.map(({ tokens }) =>
    tokens.map((token) =>
      token.kind === 'word' && !token.concept && stems.has(stemOf(token.text)) ? { ...token, titled: true } : token,
    ),
  )
}

/** A letterhead, a title and what stands beside them. */
const linesOfHead = 10

function stemOf(text: string): string {
  return plainText(text)
    .replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .replace(/^[dl]['’]/, '')
    .replace(/[sx]$/, '')
}
