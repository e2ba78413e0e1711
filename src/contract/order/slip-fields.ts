import * as v from 'valibot'
import { everyRow } from './order-texts.ts'

/**
 * What the reading of a slip offers for one field of the order: its value, and the words of the slip that it was read
 * from. Plain text.
 */
export interface SlipField {
  readonly value: string
  readonly words: string
}

/** What a slip says beyond its weight; null where the reader is not sure. */
export type SlipFields = Readonly<Record<SlipFieldName, SlipField | null>>
export type SlipFieldName = (typeof slipFieldNames)[number]
export const slipFieldNames = ['company', 'lastName', 'firstName', 'phone', 'address', 'reference', 'packages'] as const

/** Ours by the names of the order data (section 3); a slip's own number has none there. */
const wireNames = {
  company: 'raisonSocialClient',
  lastName: 'nomClient',
  firstName: 'prenomClient',
  phone: 'telephone',
  address: 'adresseLivraison',
  reference: 'reference',
  packages: 'nombreColis',
} as const satisfies Record<SlipFieldName, string>

export const noSlipFields: SlipFields = everyRow(wireNames, null)

/** How long a value, and the words that it was read from, may be, characters. */
export const longestSlipField = 200

type WireFields = {
  readonly [Name in SlipFieldName as (typeof wireNames)[Name]]?:
    { readonly valeur: string; readonly lu: string } | null | undefined
}

/** What was read, as it travels: a field that is not plain text of that length is left out. */
export function slipFieldsOnWire(fields: Readonly<Record<SlipFieldName, SlipField | null>>): WireFields {
  const told = slipFieldNames.flatMap((name) => {
    const field = fields[name]
    const onWire = field && { valeur: oneLine(field.value), lu: oneLine(field.words).slice(0, longestSlipField) }
    return v.is(wireField(name), onWire) ? [[wireNames[name], onWire] as const] : []
  })
  return Object.fromEntries(told)
}

/** The same as the page keeps it with a draft. */
export const keptSlipFields: v.GenericSchema<unknown, SlipFields> = v.lazy(() => {
  const field = v.fallback(v.nullable(v.object({ value: plain, words: plain })), null)
  return v.object(everyRow(noSlipFields, field))
})

/** What a reply says of a slip: nothing of it can make a reading fail, what is not understood is not there. */
export const slipFieldsSchema = v.fallback(
  v.optional(
    v.pipe(
      v.custom<WireFields>((given) => typeof given === 'object' && given !== null),
      v.transform((given): SlipFields => {
        const entries = slipFieldNames.map((name) => {
          const found = v.safeParse(wireField(name), given[wireNames[name]])
          return [name, found.success ? { value: found.output.valeur, words: found.output.lu } : null] as const
        })
        return Object.fromEntries(entries) as SlipFields
      }),
    ),
  ),
  undefined,
)

/** No control characters, nothing that turns the direction of a text; and no mark-up, which no slip holds. */
const plain = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(longestSlipField), v.regex(/^[^\p{C}<>]*$/u))

function wireField(name: SlipFieldName) {
  const shape = shapes[name]
  return v.object({ valeur: shape ? v.pipe(plain, v.regex(shape)) : plain, lu: plain })
}

const shapes: Readonly<Partial<Record<SlipFieldName, RegExp>>> = { phone: /^0\d{9}$/, packages: /^[1-9]\d{0,3}$/ }

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
