import * as v from 'valibot'
import { call } from '#contract/wire/call.ts'
import { acknowledgement } from '#contract/wire/replies.ts'

/**
 * A card that the processor keeps for an account (decision 147). `expires`: its last month, '2028-12'; `brand`: 'visa',
 * in the processor's own words.
 */
export interface SavedCard {
  readonly id: string
  readonly brand: string
  readonly lastFour: string
  readonly expires: string
}

const cards = v.pipe(
  v.array(
    v.object({
      id: v.string(),
      marque: v.string(),
      derniers: v.string(),
      expire: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)),
    }),
  ),
  v.transform((list) =>
    list.map(({ id, marque, derniers, expire }): SavedCard => ({
      id,
      brand: marque,
      lastFour: derniers,
      expires: expire,
    })),
  ),
)

/** The caller's own cards, the one that was used last first. */
export const savedCards = call({
  method: 'GET',
  path: '/fo/cartes',
  audience: 'supplier',
  reply: v.pipe(
    v.object({ success: v.boolean(), data: v.object({ cartes: cards }) }),
    v.transform(({ data }) => data.cartes),
  ),
})

/**
 * The same for the card form. `session`: what lets the processor's own fields show them and keep one more; null where
 * the form shows them by itself.
 */
export const openCards = call({
  method: 'POST',
  path: '/fo/cartes/ouvrir',
  audience: 'supplier',
  reply: v.pipe(
    v.object({ success: v.boolean(), data: v.object({ session: v.nullable(v.string()), cartes: cards }) }),
    v.transform(({ data: { session, cartes } }) => ({ session, cards: cartes })),
  ),
})

/** The processor keeps it no longer; another's is as unknown as none (404). */
export const removeCard = call({
  method: 'POST',
  path: '/fo/cartes/:id/retirer',
  audience: 'supplier',
  params: v.object({ id: v.pipe(v.string(), v.regex(/^\w{1,200}$/, 'Carte introuvable')) }),
  reply: acknowledgement,
})
