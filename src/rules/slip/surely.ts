import type { NumberToken } from './token.ts'

/** Whether the digits themselves are beyond doubt: whole, apart from others, clearly read, and with no mark that a reader may have lost: '4125' in a picture may be 412,5. */
export function surely({ doubt, confidence, number, text }: NumberToken): boolean {
  if (doubt !== null || confidence < sure) return false
  return confidence === certain || number.decimals > 0 || number.asDecimal < 1000 || /\d[ .,'’]\d{3}/.test(text)
}

/** Out of 100: below it the reader may have misread a digit. */
const sure = 80
/** Out of 100: what is needed of a number that badly read lines do not confirm. */
export const verySure = 88
/** A text layer's. */
export const certain = 100
