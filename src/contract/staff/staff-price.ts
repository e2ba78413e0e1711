import * as v from 'valibot'
import { call } from '#contract/wire/call.ts'
import { priceSchema } from '#contract/order/price.ts'
import { staffOrderParams } from './staff-orders.ts'
import { atTheDesk } from '#contract/team-roles.ts'

/** Why the tariff proposes no price: the slip says more kilos than its heaviest band, or no road time is known. */
const proposalLacks = ['poids', 'trajet'] as const

/**
 * What the tariff would ask for an order that was asked for by mail (R10): its lines, by the road time in whole
 * minutes; nothing of it is kept. `kilos`: what its slip says.
 */
export const proposePrice = call({
  method: 'GET',
  path: '/bo/orders/:id/tarif',
  audience: atTheDesk,
  params: staffOrderParams,
  reply: v.pipe(
    v.looseObject({
      data: v.nullish(priceSchema, null),
      duration_in_minutes: v.nullish(v.number(), null),
      estimated: v.optional(v.boolean(), false),
      minutesIncluses: v.number(),
      manque: v.nullish(v.picklist(proposalLacks), null),
      kilos: v.nullish(v.number(), null),
    }),
    v.transform(({ data, duration_in_minutes: minutes, estimated, minutesIncluses, manque, kilos }) => ({
      price: data,
      minutes,
      isEstimated: estimated,
      freeMinutes: minutesIncluses,
      lacks: manque,
      kilos,
    })),
  ),
})
export type PriceProposal = v.InferOutput<(typeof proposePrice)['reply']>
