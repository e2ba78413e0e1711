import type { OrderTexts } from '#contract/order-texts.ts'
import { formFields } from './form-fields.ts'
import type { FieldName, TextName } from './order-values.ts'

type Row = (typeof formFields)[FieldName]

/** The lines of text of an order that the form asks for. */
interface Asked extends Readonly<Record<Extract<Row, { order: string }>['order'], string>> {
  readonly recipient: Readonly<Record<Extract<Row, { recipient: string }>['recipient'], string>>
}

const rows = Object.entries(formFields) as [TextName, { readonly order?: keyof OrderTexts; readonly recipient?: keyof OrderTexts['recipient'] }][]

/** The lines of text that the form holds, by their names in an order: { steName: 'Exemple', … } → { company: 'Exemple', … }. */
export function textsInForm(form: Readonly<Record<TextName, string>>): Asked {
  const of = (group: 'order' | 'recipient') => Object.fromEntries(rows.flatMap(([name, row]) => (row[group] ? [[row[group], form[name]]] : [])))
  return { ...of('order'), recipient: of('recipient') } as unknown as Asked
}

/** The same of an order, by their names in the form. */
export function textsForForm(order: OrderTexts): Record<TextName, string> {
  const texts = rows.flatMap(([name, row]) => (row.order ? [[name, order[row.order]]] : row.recipient ? [[name, order.recipient[row.recipient]]] : []))
  return Object.fromEntries(texts)
}
