import { proxy } from 'valtio'
import { putOnAccount } from '#contract/payment/on-account.ts'
import { openCards } from '#contract/payment/saved-cards.ts'
import type { World } from '#app/world.ts'
import { createPaymentWorld, type PaymentWorld } from '../payment-world.ts'
import { payLinkCaller } from './pay-link-caller.ts'

/**
 * The world of a link's page: it has no account, also where somebody is signed in on this device. Nothing of the payment
 * is kept beside the tab's own history, no card is kept, and what a card asks of its holder is asked here.
 */
export function createPayLinkWorld(token: string, world: World): PaymentWorld {
  const payment = createPaymentWorld(world)
  return {
    ...payment,
    call: payLinkCaller(token, world.call),
    takes: async (endpoint, name) =>
      endpoint !== openCards && endpoint !== putOnAccount && (await world.takes(endpoint, name)),
    session: { ...world.session, state: proxy({ ...world.session.state, user: null }) },
    openCardFields: (wish) =>
      payment.openCardFields({ ...wish, returnPath: location.pathname, session: null, asksBilling: true }),
  }
}
