/** An address in one line, taken apart. `town`: postcode, city and what follows; '' where there is none. */
export interface AddressLabel {
  /** '' when the address is a town alone. */
  readonly street: string
  readonly town: string
  readonly postcode: string | null
  readonly city: string | null
}

/** '12 chemin des Oliviers, 06250 Mougins' → street '12 chemin des Oliviers', postcode '06250', city 'Mougins'. */
export function readAddressLabel(label: string): AddressLabel {
  const { street, postcode, city, rest } = inParts.exec(label.trim())?.groups ?? {}
  if (postcode === undefined || city === undefined)
    return { street: label.trim(), town: '', postcode: null, city: null }
  return {
    street: (street ?? '').replace(/[\s,]+$/, ''),
    town: `${postcode} ${city}${rest ?? ''}`,
    postcode,
    city: city.trim(),
  }
}

/** The postcode is the last group of five digits that a name follows: « BP 12345, 06250 Mougins ». */
const inParts = /^(?:(?<street>.*)[\s,]+)?(?:F-)?(?<!\d)(?<postcode>\d{5})\s+(?<city>[^\d,][^,]*)(?<rest>,.*)?$/

/** An address in two lines, the second '' when one is enough: '06250 Mougins' → ['06250 Mougins', '']. */
export function addressLines(label: string): readonly [string, string] {
  const { street, town } = readAddressLabel(label)
  return street === '' ? [town, ''] : [street, town]
}

/** '12 chemin des Oliviers, 06250 Mougins' → 'Mougins'; the address itself where it names no town. */
export function townOf(label: string): string {
  const { city, street } = readAddressLabel(label)
  return city ?? street
}

/** Whether a street has no number: 'Chemin des Oliviers' → true, '12 chemin…' and 'ZI Les Tourrades' → false. */
export function lacksStreetNumber(street: string): boolean {
  return wayFirst.test(street)
}

const wayFirst =
  /^(?:all[ée]es?|avenue|av\.?|boulevard|bd|chemin|cours|esplanade|impasse|mont[ée]e|passage|place|promenade|quai|route|rue|ruelle|sentier|square|traverse|voie)\s/i
