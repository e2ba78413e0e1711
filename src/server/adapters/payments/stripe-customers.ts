import Stripe from 'stripe'
import * as v from 'valibot'
import { CustomerGone, type Customers, type KeptCard } from './customers.ts'
import { isMissing, stripeFailure } from './stripe-failure.ts'

/** Stripe's customers and the cards that it keeps for them (decision 147). Nothing of a person is sent along. */
export function createStripeCustomers(stripe: Stripe, timeoutMs: number): Customers {
  const patience = { timeout: timeoutMs }
  return {
    create: (accountId) =>
      asked(async () => {
        const reply = await stripe.customers.create({ metadata: { accountId: String(accountId) } }, patience)
        return v.parse(customerReply, reply).id
      }),
    openSession: (customer) =>
      asked(async () => {
        const components = { payment_element: { enabled: true, features } }
        const reply = await stripe.customerSessions.create({ customer, components }, patience)
        return v.parse(sessionReply, reply).client_secret
      }),
    cards: (customer) =>
      asked(async () => {
        const wanted = { type: 'card', allow_redisplay: 'always', limit: mostCards } as const
        const { data } = v.parse(cardList, await stripe.customers.listPaymentMethods(customer, wanted, patience))
        return data.map(cardOf)
      }),
    async removeCard(customer, cardId) {
      if (!nameOfCard.test(cardId)) return false
      try {
        // Only that of this customer: any other is unknown to it.
        await stripe.customers.retrievePaymentMethod(customer, cardId, {}, patience)
        await stripe.paymentMethods.detach(cardId, {}, patience)
        return true
      } catch (error) {
        if (isMissing(error)) return false
        throw stripeFailure(error)
      }
    },
    async forget(customer) {
      try {
        await stripe.customers.del(customer, {}, patience)
      } catch (error) {
        if (!isMissing(error)) throw stripeFailure(error)
      }
    },
  }
}

/** A card is kept where its holder ticks the box of the fields, for payments that the holder makes. */
const features = {
  payment_method_redisplay: 'enabled',
  payment_method_redisplay_limit: 10,
  payment_method_save: 'enabled',
  payment_method_save_usage: 'on_session',
  payment_method_remove: 'enabled',
} as const
const mostCards = 10

const nameOfCard = /^\w+$/

const customerReply = v.object({ object: v.literal('customer'), id: v.string() })
const sessionReply = v.object({ object: v.literal('customer_session'), client_secret: v.string() })
const cardReply = v.object({
  object: v.literal('payment_method'),
  id: v.string(),
  card: v.object({ brand: v.string(), last4: v.string(), exp_month: v.number(), exp_year: v.number() }),
})
const cardList = v.object({ object: v.literal('list'), data: v.array(cardReply) })

function cardOf({ id, card }: v.InferOutput<typeof cardReply>): KeptCard {
  const { brand, last4, exp_month: month, exp_year: year } = card
  return { id, brand, last4, expires: `${year}-${String(month).padStart(2, '0')}` }
}

/** Whatever is asked of a customer that there is not (any more). */
async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (isMissing(error)) throw new CustomerGone(stripeFailure(error).message)
    throw stripeFailure(error)
  }
}
