import type { Token } from './token.ts'

/** Marks the words for the only piece that a slip brings: its weight is that of the load, 'Poids du colis'. */
export function markSole(
  lines: readonly (readonly Token[])[],
  isSole: (token: Token) => boolean,
): (readonly Token[])[] {
  return lines.map((tokens) =>
    tokens.map((token) => (isSole(token) && token.kind === 'word' ? { ...token, sole: true } : token)),
  )
}

/** 'colis', and 'palette' where no weight of the slip can be that of an empty one. */
export function soleIn(tokens: readonly Token[]): (token: Token) => boolean {
  const masses = tokens.filter((token) => token.kind === 'number' && token.unit === 'kg')
  const isLaden =
    masses.length > 0 && masses.every((token) => token.kind === 'number' && token.number.asDecimal > heaviestEmpty)
  return ({ text }) => (isLaden ? /^(?:colis|palette)[.,:]*$/i : /^colis[.,:]*$/i).test(text)
}

/** Whether a delivery note, and no sticker of a parcel, speaks of 'le colis' and never of several. */
export function speaksOfOne(lines: readonly (readonly Token[])[]): boolean {
  const befores = lines.flatMap((tokens) =>
    tokens.flatMap(({ text }, at) => (/^colis[.,:]*$/i.test(text) ? [tokens[at - 1]?.text ?? ''] : [])),
  )
  const isNote = lines.some((tokens) => tokens.some(({ text }) => /^(?:bon|bordereau|facture|commande)$/i.test(text)))
  return isNote && befores.length > 0 && befores.every((before) => /^(?:du|le|ce|par)$/i.test(before))
}

/** Kg. */
const heaviestEmpty = 60
