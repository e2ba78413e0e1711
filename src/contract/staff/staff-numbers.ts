import * as v from 'valibot'
import { call } from '#contract/wire/call.ts'
import { euros } from '#contract/wire/wire.ts'
import { managersOnly } from '#contract/team-roles.ts'

/** By what the team's numbers are told. */
export const numberSteps = ['jour', 'mois'] as const
export type NumberStep = (typeof numberSteps)[number]

const row = v.pipe(
  v.looseObject({
    periode: v.string(),
    commandes: v.number(),
    annulees: v.number(),
    livrees: v.number(),
    aLHeure: v.number(),
    livreHT: euros,
  }),
  v.transform(({ periode, commandes, annulees, livrees, aLHeure, livreHT }) => ({
    period: periode,
    ordered: commandes,
    cancelled: annulees,
    delivered: livrees,
    onTime: aLHeure,
    deliveredHT: livreHT,
  })),
)
/**
 * One day 'yyyy-MM-dd' or month 'yyyy-MM' of Paris: the orders made in it, how many of them were cancelled since, the
 * deliveries made in it, those that were on time, and what they cost HT.
 */
export type StaffNumbers = v.InferOutput<typeof row>

/** The last 31 days or 24 months, the oldest first, the one that is under way last. */
export const staffNumbers = call({
  method: 'GET',
  path: '/bo/numbers',
  audience: managersOnly,
  query: v.object({ par: v.optional(v.picklist(numberSteps, 'Période inconnue'), 'jour') }),
  reply: v.looseObject({ data: v.array(row) }),
})
