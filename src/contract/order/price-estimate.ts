import * as v from 'valibot'
import { call } from '#contract/wire/call.ts'
import { weightBandKeys } from '#rules/price/weight-bands.ts'
import { priceSchema } from './price.ts'
import { stopSignatures } from './stop-signatures.ts'
import { requiredText } from '#contract/wire/text.ts'
import { latLngText } from '#contract/wire/wire.ts'

const address = requiredText('Adresse requise', 300)

/**
 * What a delivery would cost a visitor, by all three types, for the whole minutes between two addresses; `success`
 * false without a route, `hors_zone` where no fixed price is made. Nothing is kept, and no order is held to it (decision 107).
 */
export const estimatePrice = call({
  method: 'POST',
  path: '/price-estimate',
  audience: 'nobody',
  body: v.object({
    origin: latLngText,
    destination: latLngText,
    adressPickUp: address,
    adresseLivraison: address,
    ...stopSignatures,
    poids: v.picklist(weightBandKeys),
  }),
  reply: v.variant('success', [
    v.object({
      success: v.literal(true),
      data: v.object({ flex: priceSchema, planifiee: priceSchema, urgent: priceSchema }),
      duration_in_minutes: v.number(),
      estimated: v.boolean(),
      minutesIncluses: v.number(),
    }),
    v.object({ success: v.literal(false), hors_zone: v.optional(v.boolean(), false) }),
  ]),
})
