/** An address in two lines: '12 chemin des Oliviers, 06250 Mougins' → ['12 chemin des Oliviers', '06250 Mougins']; one line when it names no town. */
export function addressLines(address: string): readonly [string, string] {
  const town = /^(.+?)[\s,]+((?<!\d)\d{5}\s+\D.*)$/.exec(address)
  return town ? [town[1] ?? address, town[2] ?? ''] : [address, '']
}
