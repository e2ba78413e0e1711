import * as v from 'valibot'
import { isPhone, normalizePhone } from '#rules/text/phone.ts'
import { orderSentences } from '#contract/wire/sentences.ts'
import {
  emailText,
  optionalLines,
  optionalName,
  optionalText,
  requiredName,
  requiredText,
} from '#contract/wire/text.ts'
import { anyText } from '#contract/wire/tolerant.ts'

const say = orderSentences

/**
 * What an order says in lines of text, a row each: its name in the payload, its name in an order of the past (section
 * 3), and when it is right. Each is ordered again, too.
 */
export const orderTexts = {
  email: named('email', emailText(say.emailRequired, say.emailInvalid)),
  company: named('raisonSocial', optionalName()),
  comment: named('commantaire', optionalLines(2000)),
  /** Ours: what the buyer's own books call it, and the building site that it is for. */
  reference: named('reference', optionalText(60)),
  site: named('chantier', optionalText(80)),
  /** What is delivered, and in how many packages: '' or the digits of what is a number on the wire. */
  goods: named('natureMarchandise', optionalText(120)),
  packages: named('nombreColis', v.pipe(anyText, v.trim(), v.regex(/^([1-9]\d{0,3})?$/, say.packagesInvalid))),
}

/** The same of who receives the goods. */
export const recipientTexts = {
  company: { ...named('raisonSocialClient', optionalName()), past: 'RaisonSocialClient' as const },
  lastName: named('nomClient', requiredName(say.lastNameRequired)),
  firstName: named('prenomClient', requiredName(say.firstNameRequired)),
  phone: named(
    'telephone',
    v.pipe(requiredText(say.phoneRequired, 30), v.check(isPhone, say.phoneInvalid), v.transform(normalizePhone)),
  ),
}

/** A line that has one name in both. */
function named<Name extends string, Schema>(name: Name, schema: Schema) {
  return { wire: name, past: name, schema } as const
}

/** Who receives the goods. */
export type Recipient = { readonly [Name in keyof typeof recipientTexts]: string }

/** All that an order says in lines of text. */
export type OrderTexts = { readonly [Name in keyof typeof orderTexts]: string } & { readonly recipient: Recipient }

/** An order of which nothing is said yet. */
export const noTexts: OrderTexts = { ...everyRow(orderTexts, ''), recipient: everyRow(recipientTexts, '') }

/** The lines of text of an order, without the rest of it. */
export function textsOf(order: OrderTexts): OrderTexts {
  const pick = <Name extends string>(
    table: Readonly<Record<Name, unknown>>,
    texts: Readonly<Record<NoInfer<Name>, string>>,
  ) => mapped(table, (_, name) => texts[name])
  return { ...pick(orderTexts, order), recipient: pick(recipientTexts, order.recipient) }
}

const rows = [...Object.values(orderTexts), ...Object.values(recipientTexts)]
type Row = (typeof rows)[number]
type Spelling = 'wire' | 'past'

/** When each is right, by its name in the payload. */
export const payloadTexts = Object.fromEntries(rows.map(({ wire, schema }) => [wire, schema])) as {
  readonly [R in Row as R['wire']]: R['schema']
}

/** A reply's texts, by their names in an order of the past; what is not there is empty. */
export const pastTexts = Object.fromEntries(rows.map(({ past }) => [past, anyText])) as Readonly<
  Record<Row['past'], typeof anyText>
>

/** All lines of an order on the wire: { …, comment: 'Portail bleu' } → { …, commantaire: 'Portail bleu' }. */
export function textsOnWire<S extends Spelling>(order: OrderTexts, spelling: S): Record<Row[S], string> {
  const spell = (table: Table<string>, texts: object) =>
    Object.entries(table).map(([name, row]) => [row[spelling], Reflect.get(texts, name)])
  return Object.fromEntries([...spell(orderTexts, order), ...spell(recipientTexts, order.recipient)])
}

/** The same, read back. */
export function textsFromWire<S extends Spelling>(wire: Readonly<Record<Row[S], string>>, spelling: S): OrderTexts {
  const read = <Name extends string>(table: Table<Name>) =>
    mapped(table, (row) => Reflect.get(wire, row[spelling]) as string)
  return { ...read(orderTexts), recipient: read(recipientTexts) }
}

/** The same value under every name of a table. */
export function everyRow<Name extends string, Value>(
  table: Readonly<Record<Name, unknown>>,
  value: Value,
): Record<Name, Value> {
  return mapped(table, () => value)
}

type Table<Name extends string> = Readonly<Record<Name, Readonly<Record<Spelling, string>>>>

/** What each row of a table is turned into, under the row's name. */
export function mapped<Name extends string, Of, To>(
  table: Readonly<Record<Name, Of>>,
  to: (row: Of, name: Name) => To,
): Record<Name, To> {
  return Object.fromEntries(Object.entries<Of>(table).map(([name, row]) => [name, to(row, name as Name)])) as Record<
    Name,
    To
  >
}
