import type { Token } from './token.ts'

/** Marks the words for the only parcel that a slip brings: its weight is that of the load, 'Poids du colis'. That of a pallet may be the empty one's. */
export function markSole(lines: readonly (readonly Token[])[]): (readonly Token[])[] {
  return lines.map((tokens) => tokens.map((token) => (isParcel(token) && token.kind === 'word' ? { ...token, sole: true } : token)))
}

/** 'colis' */
export function isParcel({ text }: Token): boolean {
  return /^colis[.,:]*$/i.test(text)
}
