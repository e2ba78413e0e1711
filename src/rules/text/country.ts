/**
 * The country of a postal address as two letters (ISO 3166): the one that it ends with, Monaco by its postal code, else
 * that of a VAT number, else France. Monaco's VAT numbers begin with FR.
 */
export function countryOf(address: string, vatNumber = ''): string {
  const named = Object.entries(countries).find(([, names]) => names.test(address))
  if (named !== undefined) return named[0]
  if (/\b980\d\d\b/.test(address)) return 'MC'
  const prefix = /^[A-Z]{2}(?=[A-Z]*\d)/.exec(vatNumber.replaceAll(/\s/g, '').toUpperCase())?.[0] ?? 'FR'
  return prefix === 'EL' ? 'GR' : prefix
}

/** Those that a van from France comes to, or is paid from. */
const countries = {
  FR: /\bFrance\W*$/i,
  MC: /\bMonaco\W*$/i,
  IT: /\b(?:Italie|Italia|Italy)\W*$/i,
  CH: /\b(?:Suisse|Schweiz|Svizzera|Switzerland)\W*$/i,
  BE: /\b(?:Belgique|België|Belgium)\W*$/i,
  LU: /\b(?:Luxembourg)\W*$/i,
  DE: /\b(?:Allemagne|Deutschland|Germany)\W*$/i,
  ES: /\b(?:Espagne|España|Spain)\W*$/i,
} as const
