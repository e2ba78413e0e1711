/** An address in one line, taken apart. `town`: postcode and city; '' where the address names none. */
export interface AddressLabel {
  /** '' when the address is a town alone. */
  readonly street: string
  readonly town: string
  readonly postcode: string | null
  readonly city: string | null
}

/** '12 chemin des Oliviers, 06250 Mougins' → street '12 chemin des Oliviers', town '06250 Mougins', postcode '06250', city 'Mougins'. */
export function readAddressLabel(label: string): AddressLabel {
  const { street, postcode, city } = inParts.exec(label.trim())?.groups ?? {}
  if (postcode === undefined || city === undefined) return { street: label.trim(), town: '', postcode: null, city: null }
  return { street: street ?? '', town: `${postcode} ${city}`, postcode, city }
}

const inParts = /^(?:(?<street>.*?)[\s,]+)?(?<![\d])(?<postcode>\d{5})\s+(?<city>[^\d,][^\d]*)$/

/** Whether a street goes by its name alone, without a number: 'Chemin des Oliviers' → true, '12 chemin…' and 'ZI Les Tourrades' → false. */
export function lacksStreetNumber(street: string): boolean {
  return wayFirst.test(street)
}

const wayFirst = /^(?:all[ée]es?|avenue|av\.?|boulevard|bd|chemin|cours|esplanade|impasse|mont[ée]e|passage|place|promenade|quai|route|rue|ruelle|sentier|square|traverse|voie)\s/i
