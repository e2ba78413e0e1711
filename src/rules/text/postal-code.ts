/** The first group of exactly five digits in an address, else 06560 (section 7, card billing): '12 rue X, 06250 Mougins' → '06250'. */
export function billingPostalCode(address: string): string {
  return /(?<!\d)\d{5}(?!\d)/.exec(address)?.[0] ?? '06560'
}
