import * as v from 'valibot'
import { call } from '#contract/wire/call.ts'
import { identifier, identifierParam } from '#contract/wire/identifier.ts'
import { createPaymentIntent, payOrder } from './payment.ts'

const reply = v.looseObject({ success: v.literal(true), orderId: identifier })

/**
 * Creates the order, once per submission as createPaymentIntent does, on the account of the caller's organisation.
 * `amount`: TTC in cents. 409 `accountRefused`: it is stored, and waits for a card.
 */
export const orderOnAccount = call({
  method: 'POST',
  path: '/fo/commande-sur-compte',
  audience: 'supplier',
  body: createPaymentIntent.body,
  reply,
})

/** The same of an order that is stored already. */
export const putOnAccount = call({
  method: 'POST',
  path: '/fo/commande/:id/sur-compte',
  audience: 'supplier',
  params: v.object({ id: identifierParam('Commande inconnue') }),
  body: payOrder.body,
  reply,
})

/** The 409 of either call that the account does not take the order; a card still pays it. */
export const accountRefused = v.object({ code: v.literal('account_refused') })
export type AccountRefused = v.InferOutput<typeof accountRefused>
