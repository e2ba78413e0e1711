import * as v from 'valibot'
import { call } from '#contract/wire/call.ts'
import { intentStatuses } from './intent-status.ts'

/** The well-known test cards, the only ones the demonstration takes (R44); what each does is the server's business. */
export const testCardNumbers = [
  '4242424242424242',
  '5555555555554444',
  '378282246310005',
  '4000000000000002',
  '4000000000009995',
  '4000000000000069',
  '4000000000000127',
  '4000002500003155',
  '4000002760003184',
] as const
export type TestCardNumber = (typeof testCardNumbers)[number]

const secret = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))

/** The outcome of a card step: the intent, or the error to show. */
const outcome = v.object({
  paymentIntent: v.nullable(v.object({ id: v.string(), status: v.picklist(intentStatuses), amount: v.number() })),
  error: v.nullable(v.object({ code: v.string(), message: v.string() })),
})
export type CardOutcome = v.InferOutput<typeof outcome>

const intentParams = v.object({ id: v.pipe(v.string(), v.maxLength(200)) })

/** Who pays, as card processors take it (section 7, card provider). */
export const billingDetailsSchema = v.object({
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  address: v.object({ line1: v.string(), postal_code: v.string(), country: v.literal('FR') }),
})
export type BillingDetails = v.InferOutput<typeof billingDetailsSchema>

/** The demonstration processor takes a test card (R44). The client secret is the capability; no session is needed. */
export const confirmEmbeddedCard = call({
  method: 'POST',
  path: '/embedded-processor/intents/:id/confirm',
  audience: 'nobody',
  params: intentParams,
  body: v.object({
    client_secret: secret,
    card: v.object({
      number: v.pipe(v.string(), v.regex(/^\d{12,19}$/, 'Numéro de carte invalide')),
      exp_month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
      exp_year: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2100)),
      cvc: v.pipe(v.string(), v.regex(/^\d{3,4}$/, 'CVC invalide')),
    }),
    billing_details: billingDetailsSchema,
    /** Whether the card is kept for who pays. */
    save: v.optional(v.boolean(), false),
  }),
  reply: outcome,
})

/** The same with a card that is kept for who pays: 404 with `noSuchCard` when it is not, or not any more. */
export const confirmSavedCard = call({
  method: 'POST',
  path: '/embedded-processor/intents/:id/confirm-saved',
  audience: 'nobody',
  params: intentParams,
  body: v.object({ client_secret: secret, saved_card: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)) }),
  reply: outcome,
})

/** What the 404 of a card says that is kept no longer. */
export const noSuchCard = { code: 'no_such_card' } as const

/** The answer to the demonstration's 3-D Secure step. */
export const authenticateEmbeddedCard = call({
  method: 'POST',
  path: '/embedded-processor/intents/:id/authenticate',
  audience: 'nobody',
  params: intentParams,
  body: v.object({ client_secret: secret, approved: v.boolean() }),
  reply: outcome,
})
