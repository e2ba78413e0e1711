import type { Token } from './token.ts'

/**
 * Tokens as they stand on paper, with the slash, the colon and the counted noun that reading laid aside: '1 / 2',
 * 'Colis :', '3 palettes'.
 */
export function textOf(tokens: readonly Token[]): string {
  return tokens.map(spelt).join(' ')
}

function spelt(token: Token): string {
  if (token.kind === 'code') return token.text
  const text = `${token.per && !token.text.startsWith('/') ? '/ ' : ''}${token.text}`
  if (token.kind === 'word') return token.colon && !text.endsWith(':') ? `${text} :` : text
  return token.noun ? `${text} ${token.noun}` : text
}
