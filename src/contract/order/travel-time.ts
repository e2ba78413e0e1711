import * as v from 'valibot'
import { call } from '#contract/wire/call.ts'
import { stopSignatures } from './stop-signatures.ts'
import { optionalText } from '#contract/wire/text.ts'
import { latLngText } from '#contract/wire/wire.ts'

/**
 * Road time between two points, whole minutes; `estimated`: no road service answered (R44); `hors_zone`: no fixed price
 * is made there. Beyond section 3: the
 * addresses of the points, by which the price is reckoned at the payment (decision 085).
 */
export const calculateDuration = call({
  method: 'POST',
  path: '/calculate-duration',
  audience: 'supplier',
  body: v.object({
    origin: latLngText,
    destination: latLngText,
    departure_time: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(32_503_680_000)),
    adressPickUp: v.optional(optionalText(300)),
    adresseLivraison: v.optional(optionalText(300)),
    ...stopSignatures,
  }),
  reply: v.looseObject({
    success: v.boolean(),
    duration_in_minutes: v.nullish(
      v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.finite(), v.minValue(0)),
      null,
    ),
    estimated: v.optional(v.boolean(), false),
    hors_zone: v.optional(v.boolean(), false),
  }),
})
