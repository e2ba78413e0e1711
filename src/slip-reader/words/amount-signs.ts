import type { Row, WordToken } from './token.ts'

/** '412 kg + palettes', but not '412 kg (+/- 5 %)' */
export function isAdding({ text }: WordToken): boolean {
  return text.includes('+') && !/\+\s*(?:\/|ou)?\s*-/.test(text)
}

/** '748 kg / 1 200 kg': so much out of so much. */
export function isOutOf({ tokens }: Row, at: number): boolean {
  const [token, before] = [tokens[at], tokens[at - 1]]
  const isMass = (each: typeof token) => each?.kind === 'number' && each.unit !== null && each.unit !== 'other'
  return token?.kind === 'number' && token.per && isMass(token) && isMass(before)
}
