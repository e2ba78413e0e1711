/** A phone number as typed, without spaces, dots, dashes, and +33 as 0: '+33 6 12-34.56 78' → '0612345678' (R22). */
export function normalizePhone(text: string): string {
  return text.replaceAll(/[\s.\p{Dash_Punctuation}()]/gu, '').replace(/^(?:\+33|0033)0?/, '0')
}

/** Ten digits (section 5, order form). */
export function isPhone(text: string): boolean {
  return /^\d{10}$/.test(normalizePhone(text))
}

/** 06 or 07 followed by eight digits (section 5, register). */
export function isMobilePhone(text: string): boolean {
  return /^0[67]\d{8}$/.test(normalizePhone(text))
}

/** In pairs, as the French write it: '0612345678' → '06 12 34 56 78'; a number of another kind as it came. */
export function spacedPhone(phone: string): string {
  const digits = normalizePhone(phone)
  return isPhone(digits) ? digits.replaceAll(/\d{2}(?=\d)/g, '$& ') : phone
}

/** The same in one piece, for a line of text: spaces that do not break. */
export function shownPhone(phone: string): string {
  return spacedPhone(phone).replaceAll(' ', '\u00A0')
}

/** The French number that stands in a line of text, null when none does: 'Ali Petit, 06 12 34 56 78' → '0612345678'. */
export function phoneIn(text: string): string | null {
  const found = /(?<!\d)(?:(?:\+|00)33|0)[\s.()-]*[1-9](?:[\s.-]*\d{2}){4}(?!\d)/.exec(text.replaceAll('(0)', ''))
  return found && normalizePhone(found[0])
}
