/** An amount in whole euro cents (R7). `1990` is 19,90 €. */
export type Cents = number

/** Euros from the wire, as a number or numeric text, to cents, half away from zero: '39.9' → 3990; else NaN. */
export function centsFromEuros(euros: number | string): Cents {
  return roundHalfUp((typeof euros === 'number' ? euros : numberIn(euros)) * 100)
}

/** Cents to euros with two decimals at most, as the wire carries them: 3990 → 39.9. */
export function eurosFromCents(cents: Cents): number {
  return cents / 100
}

/** Cents as people read them: 104788 → « 1 047,88 € », with no-break spaces. */
export function formatEuros(cents: Cents): string {
  return frenchEuros.format(cents / 100).replaceAll('\u202F', '\u00A0')
}

/** Nearest whole number, halves upward in size, forgiving binary noise: 1.005 × 100 → 101. */
export function roundHalfUp(value: number): number {
  if (Number.isInteger(value)) return value + 0
  const size = Math.abs(value)
  return Math.sign(value) * Math.floor(size + 0.5 + size * Number.EPSILON * 4) + 0
}

function numberIn(text: string): number {
  return /^\s*[+-]?\d+(?:[.,]\d+)?\s*$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
}

const frenchEuros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })
