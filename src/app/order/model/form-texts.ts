import type { OrderTexts } from '#contract/order/order-texts.ts'
import { readPickupWords, withPickupWords } from '#rules/order/pickup-comment.ts'
import { typedLine, typedLines } from '#rules/text/typed-text.ts'
import { formFields } from './form-fields.ts'
import type { FieldName, OrderValues, TextName } from './order-values.ts'

type Fields = typeof formFields
type Row = Fields[FieldName]
type LineName = {
  [Name in FieldName]: Fields[Name] extends { order: string } | { recipient: string } ? Name : never
}[FieldName]

/** The lines of text of an order that the form asks for. */
interface Asked extends Readonly<Record<Extract<Row, { order: string }>['order'], string>> {
  readonly recipient: Readonly<Record<Extract<Row, { recipient: string }>['recipient'], string>>
}

interface Line {
  readonly order?: Exclude<keyof OrderTexts, 'recipient'>
  readonly recipient?: keyof OrderTexts['recipient']
}

const rows = Object.entries(formFields) as [LineName, Line][]

/**
 * The lines of text that the form holds, by their names in an order: { steName: 'Exemple', … } → { company: 'Exemple',
 * … }.
 */
export function textsInForm(form: Readonly<Record<TextName, string>>): Asked {
  const texts = { ...form, comment: commentOf(form) }
  const of = (group: 'order' | 'recipient') =>
    Object.fromEntries(rows.flatMap(([name, row]) => (row[group] ? [[row[group], texts[name]]] : [])))
  return { ...of('order'), recipient: of('recipient') } as unknown as Asked
}

/**
 * The same of an order of the past, by their names in the form; the number that its goods lay under, and its slip's
 * reference, are no other order's.
 */
export function textsForForm(order: OrderTexts): Record<LineName, string> & Pick<OrderValues, 'pickupContact'> {
  const texts = rows.flatMap(([name, row]) =>
    row.order ? [[name, order[row.order]]] : row.recipient ? [[name, order.recipient[row.recipient]]] : [],
  )
  const plain = texts.map(([name, text = '']) => [name, typedLine(text)])
  const { comment, contact } = readPickupWords(typedLines(order.comment))
  return { ...Object.fromEntries(plain), comment, pickupContact: contact }
}

/** An order's comment: the form's, with what it says of the pickup. */
export function commentOf({
  comment,
  pickupContact,
  pickupNumber,
  reference,
}: Pick<OrderValues, 'comment' | 'pickupContact' | 'pickupNumber' | 'reference'>): string {
  return withPickupWords(comment, { contact: pickupContact, number: pickupNumber, reference })
}
