const french = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })

/** A size in bytes as the French write it: 1 258 291 → "1,2 Mo". */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return `${french.format(bytes)} octets`
  return bytes < 1_048_576 ? `${french.format(Math.ceil(bytes / 1024))} Ko` : `${french.format(bytes / 1_048_576)} Mo`
}
