import * as v from 'valibot'
import { call } from '#contract/wire/call.ts'
import { placeSchema } from './places.ts'

/** A partner store (section 9) as customers know it. `place`: one to pick, as a suggestion is. */
export const partnerStore = v.object({ name: v.string(), hours: v.string(), place: placeSchema })
export type PartnerStore = v.InferOutput<typeof partnerStore>

/** The store of an address '/depuis/<slug>'; 404: there is none of that name, or no more. */
export const findStore = call({
  method: 'GET',
  path: '/depots/:slug',
  audience: 'nobody',
  params: v.object({ slug: v.string() }),
  reply: v.pipe(
    v.object({ success: v.literal(true), nom: v.string(), horaires: v.string(), lieu: placeSchema }),
    v.transform(({ nom, horaires, lieu }): PartnerStore => ({ name: nom, hours: horaires, place: lieu })),
  ),
})
