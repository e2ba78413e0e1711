/** What a driver needs at the counter of a depot: whom to ask for, the number that the goods lie under, and the reference of the slip. Each may be ''. */
export interface PickupWords {
  readonly contact: string
  readonly number: string
  readonly reference: string
}

/** The comment of an order with them on its first line: there is no other place for them. 'Portail bleu' → 'Au retrait : contact Ali, n° de retrait 4512, réf. BL204117\nPortail bleu'. */
export function withPickupWords(comment: string, pickup: PickupWords): string {
  const words = pickupLine(pickup)
  return words === '' ? comment : [`${start}${words}`, comment].filter((line) => line !== '').join('\n')
}

/** { contact: 'Ali', number: '4512', reference: 'BL204117' } → 'contact Ali, n° de retrait 4512, réf. BL204117' */
export function pickupLine({ contact, number, reference }: PickupWords): string {
  const [who, what, slip] = [oneLine(contact), oneLine(number), oneLine(reference)]
  return [who && `contact ${who}`, what && `n° de retrait ${what}`, slip && `réf. ${slip}`].filter(Boolean).join(', ')
}

/** The same, read back; a comment without such a line is all comment, but for the first line that is a slip's reference: no other line is taken from it. */
export function readPickupWords(text: string): PickupWords & { readonly comment: string } {
  const [first = '', ...rest] = text.split('\n')
  const found = first === start ? undefined : line.exec(first)?.groups
  const lines = found === undefined ? [first, ...rest] : rest
  const { contact = '', number = '', reference = '' } = found ?? {}
  if (reference !== '') return { contact, number, reference, comment: lines.join('\n') }
  const at = lines.findIndex((each) => oldReference.test(each))
  return {
    contact,
    number,
    reference: oldReference.exec(lines[at] ?? '')?.[1] ?? '',
    comment: lines.filter((_, index) => index !== at).join('\n'),
  }
}

const start = 'Au retrait : '
const line =
  /^Au retrait : (?:contact (?<contact>\S.*?)(?:, (?=n° de retrait |réf\. )|$))?(?:n° de retrait (?<number>\S.*?)(?:, (?=réf\. )|$))?(?:réf\. (?<reference>\S.*))?$/

/** A line of its own, as a slip's reference was once written into the comment: 'Réf. BL-26-118204'; a phone number is none. */
const oldReference =
  /^Réf\. (?!0[1-9](?:[-/ .]?\d\d){4}$)(?=(?:\D*\d){4})([A-Z]{0,5}[-/ .]?\d[\dA-Z]*(?:[-/.]\d[\dA-Z]*)*)$/

function oneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ')
}
