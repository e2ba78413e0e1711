import * as v from 'valibot'
import type { Order } from '#contract/order/order.ts'
import { orderTexts, type OrderTexts } from '#contract/order/order-texts.ts'
import type { Availability } from '#rules/moment/availability.ts'
import { orderSentences } from '#contract/wire/sentences.ts'
import type { OwnOrganisation } from '#adapters/store/organisation-copy.ts'
import { formFields } from './form-fields.ts'
import { commentOf, textsInForm } from './form-texts.ts'
import { momentSchema } from './moment-schema.ts'
import { fieldsInOrder, type FieldName, type OrderValues } from './order-values.ts'

/** What a right form says: an order without what only the server knows, and with its slip still in hand. */
export type ValidOrder = OrderTexts & Pick<Order, 'pickup' | 'delivery' | 'band' | 'moment'> & { readonly slip: File }

/** The whole form (section 5), at a given moment: a valid order, or one sentence and more by field. */
function orderSchema(now: Date, availability: Availability) {
  return v.pipe(
    v.intersect([fields, momentSchema(now, availability)]),
    v.transform((form): ValidOrder => ({
      ...textsInForm(form),
      pickup: form.pickupAdr,
      delivery: form.address,
      band: form.poids,
      moment: form.moment,
      slip: form.deliveryReceipt,
    })),
  )
}

type Rights = { readonly [Name in FieldName]: (typeof formFields)[Name]['right'] }

/** Each field by itself, and the comment with what is said of the pickup, which goes into it. */
const fields = v.pipe(
  v.object(
    Object.fromEntries(Object.entries(formFields).map(([name, { right }]) => [name, right])) as unknown as Rights,
  ),
  v.forward(
    v.partialCheck(
      [['comment'], ['pickupContact'], ['pickupNumber'], ['reference']],
      (form) => v.is(orderTexts.comment.schema, commentOf(form)),
      'Commentaire trop long avec le contact, le n° et la référence du retrait (2000 caractères au plus)',
    ),
    ['comment'],
  ),
)

/** The first sentence of each field that is not right. */
export type Issues = Readonly<Partial<Record<FieldName, string>>>

/** Reads the form at a given moment: a valid order, or what is wrong with it; `organisation` may demand a reference. */
export function readOrder(
  values: OrderValues,
  now: Date,
  availability: Availability,
  organisation: Pick<OwnOrganisation, 'demandsReference'> | null = null,
): { readonly order: ValidOrder } | { readonly issues: Issues } {
  const parsed = v.safeParse(orderSchema(now, availability), values)
  const lacksReference = organisation?.demandsReference && values.orderReference.trim() === ''
  if (parsed.success && !lacksReference) return { order: parsed.output }
  const found: Partial<Record<FieldName, readonly string[]>> = {
    ...(parsed.issues && v.flatten(parsed.issues).nested),
    ...(lacksReference && { orderReference: [orderSentences.referenceDemanded] }),
  }
  return {
    issues: Object.fromEntries(fieldsInOrder.flatMap((name) => (found[name]?.[0] ? [[name, found[name][0]]] : []))),
  }
}
