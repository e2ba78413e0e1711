/** FR followed by 11 digits, spaces allowed while typing (section 5). */
export function isVatNumber(text: string): boolean {
  return /^FR\d{11}$/.test(normalizeVatNumber(text))
}

/** 'fr 12 345678901' → 'FR12345678901'. */
export function normalizeVatNumber(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase()
}
