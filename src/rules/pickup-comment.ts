/** What a driver needs at the counter of a depot: whom to ask for, and the number that the goods lie under. Either may be ''. */
export interface PickupWords {
  readonly contact: string
  readonly number: string
}

/** The comment of an order with them on its first line: there is no other place for them. 'Portail bleu' → 'Au retrait : contact Ali, n° de retrait 4512\nPortail bleu'. */
export function withPickupWords(comment: string, pickup: PickupWords): string {
  const words = pickupLine(pickup)
  return words === '' ? comment : [`${start}${words}`, comment].filter((line) => line !== '').join('\n')
}

/** { contact: 'Ali', number: '4512' } → 'contact Ali, n° de retrait 4512' */
export function pickupLine({ contact, number }: PickupWords): string {
  const [who, what] = [oneLine(contact), oneLine(number)]
  return [who && `contact ${who}`, what && `n° de retrait ${what}`].filter(Boolean).join(', ')
}

/** The same, read back; a comment without such a line is all comment. */
export function readPickupWords(text: string): PickupWords & { readonly comment: string } {
  const [first = '', ...rest] = text.split('\n')
  const found = line.exec(first)
  if (found === null) return { contact: '', number: '', comment: text }
  return { contact: found[1] ?? '', number: found[2] ?? found[3] ?? '', comment: rest.join('\n') }
}

const start = 'Au retrait : '
const line = /^Au retrait : (?:contact (.+?)(?:, n° de retrait (.+))?|n° de retrait (.+))$/

function oneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ')
}
