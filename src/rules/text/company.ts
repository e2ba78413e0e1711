/** FR followed by 11 digits, spaces allowed while typing (section 5). */
export function isVatNumber(text: string): boolean {
  return /^FR\d{11}$/.test(normalizeVatNumber(text))
}

/** 'fr 12 345678901' → 'FR12345678901'. */
export function normalizeVatNumber(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase()
}

/** The SIREN in a SIREN or a SIRET, null where there is none: '732 829 320 00074' → '732829320'. */
export function sirenOf(text: string): string | null {
  const [, siren] = /^(\d{9})(?:\d{5})?$/.exec(text.replaceAll(/[\s.]/g, '')) ?? []
  return siren !== undefined && isLuhn(siren) ? siren : null
}

/** The key of a SIREN: every second digit doubled from the right, the sum of all digits is a multiple of ten. */
function isLuhn(digits: string): boolean {
  const weighed = [...digits].toReversed().map((digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 2))
  return weighed.reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0) % 10 === 0
}

/** An address of the state's register, all capitals, as it is written: 'RUE PIERRE AVIA' → 'Rue Pierre Avia'. */
export function capitalsAsWritten(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/\p{L}+/gu, (word, at: number) =>
      at > 0 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
}

const small = new Set([
  'à',
  'au',
  'aux',
  'd',
  'de',
  'des',
  'du',
  'en',
  'et',
  'l',
  'la',
  'le',
  'les',
  'lès',
  'sous',
  'sur',
])
