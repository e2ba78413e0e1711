/** A card number in groups of four while it is typed: '42424242' → '4242 4242'. */
export function groupedCardNumber(text: string): string {
  return digitsIn(text)
    .slice(0, 19)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ')
}

/** An expiry while it is typed or filled in: '1228' → '12 / 28', '3/' → '03', '12/2028' → '12 / 28'. */
export function groupedExpiry(text: string): string {
  const digits = digitsIn(text.replace(/^\s*(\d)\s*\//, '0$1'))
  const short = /^\d\d20\d\d$/.test(digits) ? digits.slice(0, 2) + digits.slice(4) : digits.slice(0, 4)
  return short.length > 2 ? `${short.slice(0, 2)} / ${short.slice(2)}` : short
}

/** Three or four digits. */
export function cvcText(text: string): string {
  return digitsIn(text).slice(0, 4)
}

/**
 * Whether no more digits are to come: 15 of a card that begins with 34 or 37, 16 of any other that this desk takes; MM
 * / AA.
 */
export function isWholeNumber(text: string): boolean {
  const digits = digitsIn(text)
  return digits.length === (/^3[47]/.test(digits) ? 15 : 16)
}

export function isWholeExpiry(text: string): boolean {
  return digitsIn(text).length === 4
}

/** '4242 4242' → '42424242'. */
export function digitsIn(text: string): string {
  return text.replaceAll(/\D/g, '')
}

/** Where the caret stands once `text` was regrouped: after as many digits as stood before it. */
export function caretIn(text: string, digitsBefore: number): number {
  let at = 0
  for (let seen = 0; seen < digitsBefore && at < text.length; at++) if (/\d/.test(text.charAt(at))) seen++
  return at
}
