import * as v from 'valibot'
import { call } from '#contract/wire/call.ts'
import { deliveryTypes } from '#rules/price/delivery-types.ts'
import { eurosFromCents } from '#rules/price/money.ts'
import type { Price } from '#rules/price/price.ts'
import { weightBandKeys } from '#rules/price/weight-bands.ts'
import { euros } from '#contract/wire/wire.ts'

/** A price on the wire, in euros; read as cents (section 3, price calculation). */
export const priceSchema = v.pipe(
  v.object({
    tarifBase: euros,
    poidsSupplement: euros,
    tempsSupplement: euros,
    supplementLivraison: euros,
    totalHT: euros,
    totalTTC: euros,
  }),
  v.transform((wire): Price => ({
    base: wire.tarifBase,
    weight: wire.poidsSupplement,
    time: wire.tempsSupplement,
    delivery: wire.supplementLivraison,
    totalHT: wire.totalHT,
    totalTTC: wire.totalTTC,
  })),
)

/** The way back: cents to the wire's euros. */
export function priceOnWire(price: Price) {
  return {
    tarifBase: eurosFromCents(price.base),
    poidsSupplement: eurosFromCents(price.weight),
    tempsSupplement: eurosFromCents(price.time),
    supplementLivraison: eurosFromCents(price.delivery),
    totalHT: eurosFromCents(price.totalHT),
    totalTTC: eurosFromCents(price.totalTTC),
  }
}

/**
 * The price of a delivery; `estimatedTime` in minutes. `minutesIncluses`: how many of them cost nothing, said by our
 * own server so that the line can be explained.
 */
export const calculatePrice = call({
  method: 'POST',
  path: '/fo/calculate-price',
  audience: 'supplier',
  body: v.object({
    id_fournisseur: v.pipe(v.number(), v.integer()),
    poids: v.picklist(weightBandKeys),
    estimatedTime: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(10_000))),
    livraisonType: v.picklist(deliveryTypes),
  }),
  reply: v.looseObject({
    success: v.boolean(),
    data: v.nullish(priceSchema, null),
    minutesIncluses: v.fallback(v.nullish(v.number(), null), null),
  }),
})
