/** Whether that is an IBAN, by its two check digits (ISO 13616): without spaces, in capitals. */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(text)) return false
  const digits = [...text.slice(4), ...text.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('')
  return BigInt(digits) % 97n === 1n
}

/** As banks print it: 'FR7630006000011234567890189' → 'FR76 3000 6000 0112 3456 7890 189'. */
export function spacedIban(iban: string): string {
  return (iban.match(/.{1,4}/g) ?? []).join(' ')
}
