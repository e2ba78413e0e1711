/** The first five digits in a row of an address, else 06560 (section 7): '12 rue X, 06250 Mougins' → '06250'. */
export function billingPostalCode(address: string): string {
  return /(?<!\d)\d{5}(?!\d)/.exec(address)?.[0] ?? '06560'
}
