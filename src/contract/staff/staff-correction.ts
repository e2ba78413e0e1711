import * as v from 'valibot'
import { recipientTexts } from '#contract/order/order-texts.ts'
import { latLngSchema, placeSignature } from '#contract/places/places.ts'
import { atTheDesk } from '#contract/team-roles.ts'
import { call } from '#contract/wire/call.ts'
import { orderSentences } from '#contract/wire/sentences.ts'
import { requiredText } from '#contract/wire/text.ts'
import { euros } from '#contract/wire/wire.ts'
import { weightBandKeys } from '#rules/price/weight-bands.ts'
import { oneStaffOrder, staffOrderParams } from './staff-orders.ts'

const stop = v.optional(
  v.object({
    label: requiredText(orderSentences.addressRequired, 300),
    ...latLngSchema.entries,
    signature: placeSignature,
  }),
)

/**
 * Corrects an order before it leaves: what is not sent stays. `accord`: the price TTC that it has from then on, its own
 * or the tariff's. 409 `correctionPriced`: its price is to be agreed on first.
 */
export const correctOrder = call({
  method: 'POST',
  path: '/bo/orders/:id/correction',
  audience: atTheDesk,
  params: staffOrderParams,
  body: v.pipe(
    v.object({
      retrait: stop,
      livraison: stop,
      poids: v.optional(v.picklist(weightBandKeys, orderSentences.weightInvalid)),
      raisonSocialClient: v.optional(recipientTexts.company.schema),
      nomClient: v.optional(recipientTexts.lastName.schema),
      prenomClient: v.optional(recipientTexts.firstName.schema),
      telephone: v.optional(recipientTexts.phone.schema),
      accord: v.nullish(euros, null),
    }),
    v.check(({ accord: _, ...right }) => Object.values(right).some((part) => part !== undefined), 'Rien à corriger'),
  ),
  reply: oneStaffOrder,
})

/** The 409 that tells what a corrected order may cost, TTC: as agreed, or by the tariff; null: not by the tariff. */
export const correctionPriced = v.object({
  code: v.literal('price_to_agree'),
  actuel: euros,
  tarif: v.nullable(euros),
})
