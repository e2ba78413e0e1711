import type { KeptCard } from '#server/adapters/payments/customers.ts'
import type { Handlers } from '#server/http/handler.ts'
import { HttpError } from '#server/log/http-error.ts'
import { openSavedCards, readSavedCards, removeSavedCard } from '#server/payment/saved-cards.ts'

export const cardCalls = {
  /** The cards that the processor keeps for the caller. */
  savedCards: async ({ caller }, world) => ({
    success: true,
    data: { cartes: (await readSavedCards(caller.id, world)).map(cardOnWire) },
  }),

  /** The same for the card form, with what it needs to keep one. */
  openCards: async ({ caller }, world) => {
    const { session, cards } = await openSavedCards(caller.id, world)
    return { success: true, data: { session, cartes: cards.map(cardOnWire) } }
  },

  /** Has the processor keep a card of the caller's no longer. */
  removeCard: async ({ params, caller }, world) => {
    if (!(await removeSavedCard(caller.id, params.id, world))) throw new HttpError(404, 'Carte introuvable')
    return { success: true, message: 'Ta carte est retirée.' }
  },
} satisfies Partial<Handlers>

function cardOnWire({ id, brand, last4, expires }: KeptCard) {
  return { id, marque: brand, derniers: last4, expire: expires }
}
