import type { NumberToken } from './token.ts'

/** Whether the digits themselves are beyond doubt: all there, apart from others and clearly read. */
export function isConfident({ doubt, confidence }: NumberToken): boolean {
  return doubt === null && confidence >= sure
}

/** Out of 100: below it the reader may have misread a digit. */
export const sure = 80
/** Out of 100: what is needed of a number that badly read lines do not confirm. */
export const verySure = 88
/** A text layer's. */
export const certain = 100
/** That of a picture whose readings agree in the end: no word is missing, though all of them may have lost a comma. */
export const confirmed = 99
