/**
 * What a driver needs at a depot: a contact, the number that the goods lie under, the slip's reference; each may be ''.
 */
export interface PickupWords {
  readonly contact: string
  readonly number: string
  readonly reference: string
}

/** With them on its first line: 'Portail bleu' → 'Au retrait : contact Ali, n° de retrait 4512\nPortail bleu'. */
export function withPickupWords(comment: string, pickup: PickupWords): string {
  const words = pickupLine(pickup)
  return words === '' ? comment : [`${start}${words}`, comment].filter((line) => line !== '').join('\n')
}

/** { contact: 'Ali', number: '4512', reference: 'BL204117' } → 'contact Ali, n° de retrait 4512, réf. BL204117' */
export function pickupLine({ contact, number, reference }: PickupWords): string {
  const [who, what, slip] = [oneLine(contact), oneLine(number), oneLine(reference)]
  return [who && `contact ${who}`, what && `n° de retrait ${what}`, slip && `réf. ${slip}`].filter(Boolean).join(', ')
}

/** The same, read back; without such a line all is comment, but the first line that is a slip's reference. */
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

/** A slip's reference as it once stood in the comment: 'Réf. BL-26-118204'; a phone number is none. */
const oldReference =
  /^Réf\. (?!0[1-9](?:[-/ .]?\d\d){4}$)(?=(?:\D*\d){4})([A-Z]{0,5}[-/ .]?\d[\dA-Z]*(?:[-/.]\d[\dA-Z]*)*)$/

function oneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ')
}
