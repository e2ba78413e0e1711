import * as v from 'valibot'
import type { Order } from '#contract/order.ts'
import { sentences } from '#contract/sentences.ts'
import { emailText, optionalText, requiredText } from '#contract/text.ts'
import { isPhone, normalizePhone } from '#rules/phone.ts'
import { weightBandKeys } from '#rules/weight-bands.ts'
import { stopOf } from './stop-of.ts'
import { momentSchema } from './moment-schema.ts'
import type { AddressValue, SlipValue } from './order-values.ts'
import { slipProblem } from './slip-problem.ts'

/** What a right form says: an order without what only the server knows, and with its slip still in hand. */
export type ValidOrder = Pick<Order, 'email' | 'company' | 'pickup' | 'delivery' | 'band' | 'moment' | 'recipient' | 'comment'> & { readonly slip: File }

/** The whole form (section 5), at a given moment: a valid order, or one sentence and more by field. */
export function orderSchema(now: Date) {
  return v.pipe(
    v.intersect([fields, momentSchema(now)]),
    v.transform((form): ValidOrder => ({
      email: form.email,
      company: form.steName,
      pickup: form.pickupAdr,
      delivery: form.address,
      band: form.poids,
      moment: form.moment,
      recipient: { company: form.steClient, lastName: form.clientName, firstName: form.clientPrenom, phone: form.telephone },
      comment: form.comment,
      slip: form.deliveryReceipt,
    })),
  )
}

const { order: say } = sentences

const pickedAddress = v.pipe(
  v.custom<AddressValue>(() => true),
  v.check(({ text, place, dropped }) => place !== null || text.trim() !== '' || dropped, say.addressRequired),
  v.check(({ text, place, dropped }) => place !== null || (text.trim() === '' && !dropped), ({ input }) => input.refusal ?? say.addressNotPicked),
  v.transform(({ place }) => (place === null ? { label: '', lat: 0, lng: 0 } : stopOf(place))),
)

const slip = v.pipe(
  v.custom<SlipValue>(() => true),
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed ? slipProblem(dataset.value) : null
    if (problem !== null) addIssue({ message: problem })
  }),
  v.transform(({ file }) => file as File),
)

const fields = v.object({
  email: emailText(say.emailRequired, say.emailInvalid),
  steName: optionalText(),
  pickupAdr: pickedAddress,
  address: pickedAddress,
  poids: v.pipe(v.string(), v.nonEmpty(say.weightRequired), v.picklist(weightBandKeys, say.weightInvalid)),
  steClient: optionalText(),
  clientName: requiredText(say.lastNameRequired),
  clientPrenom: requiredText(say.firstNameRequired),
  telephone: v.pipe(requiredText(say.phoneRequired, 30), v.check(isPhone, say.phoneInvalid), v.transform(normalizePhone)),
  deliveryReceipt: slip,
  comment: optionalText(2000),
})
