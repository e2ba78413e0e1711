import type { SlipFieldName, SlipFields } from '#contract/order/slip-fields.ts'
import { plainText } from '#rules/moment/french.ts'
import { normalizePhone, spacedPhone } from '#rules/text/phone.ts'
import type { OrderState } from './order-state.ts'
import type { FieldName, OrderValues } from './order-values.ts'

/** One thing that a slip says, and the form does not. */
export interface OfferedField {
  readonly name: SlipFieldName
  readonly label: string
  readonly value: string
  /** The words of the slip it was read from. */
  readonly words: string
  /**
   * What the user has put there, which only the user replaces; '' where there is nothing, or what an earlier slip said.
   */
  readonly replaces: string
}

type Filled = Pick<OrderState, 'values' | 'fromSlip'>

/** What a slip says of fields that are empty or say something else. */
export function slipOffer(
  fields: SlipFields | undefined,
  { values, fromSlip }: Readonly<Filled>,
): readonly OfferedField[] {
  if (fields === undefined) return []
  return rows.flatMap(([name, label]) => {
    const field = fields[name]
    const held = textIn(values, name)
    if (!field || isSame[name](held, field.value) || (name === 'reference' && values.comment.includes(field.value)))
      return []
    const value = name === 'phone' ? spacedPhone(field.value) : field.value
    return [{ name, label, value, words: field.words, replaces: held === fromSlip[name] ? '' : held }]
  })
}

/**
 * Those that fill by themselves: nothing is replaced, and a name or number of one person is not put to those of
 * another.
 */
export function filledAtOnce(offered: readonly OfferedField[]): readonly SlipFieldName[] {
  const isOther = offered.some(({ name, replaces }) => person.has(name) && replaces !== '')
  return offered
    .filter(({ name, replaces }) => replaces === '' && !(isOther && person.has(name)))
    .map(({ name }) => name)
}

/** The field that each of them fills. */
export const filledField = {
  company: 'steClient',
  lastName: 'clientName',
  firstName: 'clientPrenom',
  phone: 'telephone',
  address: 'address',
  reference: 'reference',
  packages: 'packages',
} as const satisfies Record<SlipFieldName, FieldName>

const rows: readonly (readonly [SlipFieldName, string])[] = [
  ['company', 'Société'],
  ['lastName', 'Nom'],
  ['firstName', 'Prénom'],
  ['phone', 'Téléphone'],
  ['address', 'Livraison'],
  ['reference', 'Référence'],
  ['packages', 'Colis'],
]

const person: ReadonlySet<SlipFieldName> = new Set(['lastName', 'firstName', 'phone'] as const)

function textIn(values: Readonly<OrderValues>, name: SlipFieldName): string {
  const value = values[filledField[name]]
  return (typeof value === 'string' ? value : value.text).trim()
}

const letters = (text: string) => plainText(text).replaceAll(/[^\p{L}\d]/gu, '')
const isSpelled = (held: string, said: string) => letters(held) === letters(said)
const isSame: Readonly<Record<SlipFieldName, (held: string, said: string) => boolean>> = {
  company: (held, said) =>
    held !== '' && (letters(held).includes(letters(said)) || letters(said).includes(letters(held))),
  lastName: isSpelled,
  firstName: isSpelled,
  phone: (held, said) => normalizePhone(held) === said,
  // A register spells a street otherwise than a slip: its number and its postcode tell.
  address: (held, said) => isSpelled(held, said) || (doorOf(held) !== '' && doorOf(held) === doorOf(said)),
  reference: isSpelled,
  packages: isSpelled,
}

/** '3 bis chemin des Pins, 06250 Mougins' → '3 06250'; '' where one of them is not there. */
function doorOf(address: string): string {
  const [, number, postcode] = /^\D*(\d{1,4})\b.*\b(\d{5})\b/su.exec(address) ?? []
  return number && postcode ? `${number} ${postcode}` : ''
}
