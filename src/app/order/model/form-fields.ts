import * as v from 'valibot'
import { orderTexts, recipientTexts } from '#contract/order/order-texts.ts'
import { orderSentences } from '#contract/wire/sentences.ts'
import { optionalText } from '#contract/wire/text.ts'
import type { UserRecord } from '#contract/account/user-record.ts'
import { defaultDeliveryType, deliveryTypes, type DeliveryType } from '#rules/price/delivery-types.ts'
import { everyDay } from '#rules/moment/availability.ts'
import { defaultFlexSlot, halfDays } from '#rules/moment/flex-slots.ts'
import { typedLine } from '#rules/text/typed-text.ts'
import { weightBandKeys } from '#rules/price/weight-bands.ts'
import { keptAddress, noAddress, pickedAddress } from './address-value.ts'
import { heldSlip, noSlip } from './slip-value.ts'

/** What is known of a field: what a new form of a user holds, how a draft gives it back, and when it is right. */
interface FormField {
  readonly blank: (user: UserRecord, now: Date) => unknown
  readonly kept: v.GenericSchema
  readonly right: v.GenericSchema
}

const isText = true as const
const text = v.pipe(v.string(), v.maxLength(2000))
/** Its bytes are kept apart. */
const nothing = v.never()
/** Right or wrong only with the others of its moment: moment-schema.ts. */
const anything = v.unknown()

const address = { blank: () => ({ ...noAddress }), kept: keptAddress, right: pickedAddress }
const { weightRequired, weightInvalid } = orderSentences
const rightBand = v.pipe(v.string(), v.nonEmpty(weightRequired), v.picklist(weightBandKeys, weightInvalid))

/**
 * The fields of the order form, a row each, as they come on screen, under the specification's names where it has one
 * (R18). Values, mistakes, draft, order and what is ordered again follow them.
 */
export const formFields = {
  email: orderText('email', (user) => user.email),
  steName: orderText('company', (user) => typedLine(user.user_profil?.RaisonSocial ?? '')),
  pickupAdr: address,
  pickupContact: ownText(100),
  pickupNumber: ownText(50),
  reference: ownText(50),
  address,
  poids: { blank: () => '', kept: v.picklist(weightBandKeys), right: rightBand },
  livraisonType: { blank: (): DeliveryType => defaultDeliveryType, kept: v.picklist(deliveryTypes), right: anything },
  flexDate: { blank: (_, now) => defaultFlexSlot(now, everyDay).day, kept: text, right: anything },
  flexHalfDay: {
    blank: (_, now) => defaultFlexSlot(now, everyDay).halfDay,
    kept: v.picklist(halfDays),
    right: anything,
  },
  deliveryDateTime: { blank: () => '', kept: text, right: anything },
  steClient: recipientText('company'),
  clientName: recipientText('lastName'),
  clientPrenom: recipientText('firstName'),
  telephone: recipientText('phone'),
  deliveryReceipt: { blank: () => ({ ...noSlip }), kept: nothing, right: heldSlip },
  comment: orderText('comment'),
  orderReference: orderText('reference'),
  site: orderText('site'),
  goods: orderText('goods'),
  packages: orderText('packages'),
} satisfies Record<string, FormField>

/** A line of text of the order, by its name there. */
function orderText<Name extends keyof typeof orderTexts>(order: Name, blank: (user: UserRecord) => string = () => '') {
  return { isText, order, blank, kept: text, right: orderTexts[order].schema }
}

/** A line of text about who receives the goods. */
function recipientText<Name extends keyof typeof recipientTexts>(recipient: Name) {
  return { isText, recipient, blank: () => '', kept: text, right: recipientTexts[recipient].schema }
}

/** A line of text of the form alone. */
function ownText(longest: number) {
  return { isText, blank: () => '', kept: text, right: optionalText(longest) }
}
