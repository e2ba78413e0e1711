import type { SlipFieldName, SlipFields } from '#contract/slip-fields.ts'
import { spacedPhone } from '#rules/phone.ts'
import type { OrderValues } from './order-values.ts'

/** One thing that a slip says, and the form does not yet. */
export interface OfferedField {
  readonly name: SlipFieldName
  readonly label: string
  readonly value: string
  /** The words of the slip it was read from. */
  readonly words: string
}

/** What a slip says of fields that are empty; nothing that was typed is spoken against. */
export function slipOffer(fields: SlipFields | undefined, values: Readonly<OrderValues>): readonly OfferedField[] {
  if (fields === undefined) return []
  return labels.flatMap(([name, label]) => {
    const field = fields[name]
    return field && isMissing[name](values, field.value) ? [{ name, label, value: name === 'phone' ? spacedPhone(field.value) : field.value, words: field.words }] : []
  })
}

const labels: readonly (readonly [SlipFieldName, string])[] = [
  ['company', 'Société'],
  ['lastName', 'Nom'],
  ['firstName', 'Prénom'],
  ['phone', 'Téléphone'],
  ['address', 'Livraison'],
  ['reference', 'Référence'],
]

const isEmpty = (text: string) => text.trim() === ''
const isMissing: Readonly<Record<SlipFieldName, (values: Readonly<OrderValues>, value: string) => boolean>> = {
  company: ({ steClient }) => isEmpty(steClient),
  lastName: ({ clientName }) => isEmpty(clientName),
  firstName: ({ clientPrenom }) => isEmpty(clientPrenom),
  phone: ({ telephone }) => isEmpty(telephone),
  address: ({ address }) => isEmpty(address.text),
  reference: ({ comment }, value) => !comment.includes(value),
}
