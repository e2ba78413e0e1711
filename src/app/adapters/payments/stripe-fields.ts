import type { Appearance, Stripe, StripeError } from '@stripe/stripe-js'
import { cardRefusal } from '#contract/payment/card-refusals.ts'
import type { Cents } from '#rules/price/money.ts'
import { ProcessorFailure, someError } from '#adapters/failures/failures.ts'
import type { CardFields } from './card-fields.ts'
import type { CardResult } from './presented-card.ts'

/**
 * `amount` and kinds of cards: as in the server's intent. `returnUrl`: where a full-window bank sends its holder.
 * `session`: whose kept cards they show, and keep one more for where its holder ticks their box. `asksBilling`: nobody
 * knows who pays, and the fields ask what the bank needs.
 */
interface StripeOrder {
  readonly amount: Cents
  readonly returnUrl: string
  readonly session: string | null
  readonly asksBilling?: boolean
  look(): Appearance
}

/** Stripe's Payment Element: a card, Apple Pay or Google Pay (decision 049). Rejects and throws as Stripe does. */
export function createStripeFields(stripe: Stripe, order: StripeOrder): CardFields {
  const { amount, returnUrl, session, asksBilling = false, look } = order
  const elements = stripe.elements({
    mode: 'payment',
    amount,
    currency: 'eur',
    allowedPaymentMethodTypes: ['card'],
    locale: 'fr',
    appearance: look(),
    ...(session !== null && { customerSessionClientSecret: session }),
  })
  const fields = elements.create('payment', {
    // What the order says already is not asked again.
    fields: {
      billingDetails: asksBilling ? 'auto' : saidByOrder,
    },
    wallets: { applePay: 'auto', googlePay: 'auto', link: 'never' },
    layout: 'tabs',
  })

  // One may be chosen before anybody asks.
  let kept: string | null = null
  let tellKept = (_id: string | null) => {}
  fields.on('change', ({ value }) => {
    kept = value.payment_method?.id ?? null
    tellKept(kept)
  })

  return {
    show: (place) =>
      new Promise((resolve, reject) => {
        fields.once('ready', () => resolve())
        fields.once('loaderror', ({ error }) => reject(new ProcessorFailure(`Stripe: ${error.type}`)))
        fields.mount(place)
      }),
    onKeptCard(tell) {
      tellKept = tell
      tell(kept)
    },
    repaint: () => void elements.update({ appearance: look() }),
    close: () => fields.destroy(),
    async check() {
      const { error } = await elements.submit().catch(failed)
      if (error === undefined) return null
      return error.type === 'validation_error' ? '' : wordsOf(error)
    },
    async confirm({ clientSecret }, billing) {
      const confirmParams = {
        return_url: returnUrl,
        ...(!asksBilling && { payment_method_data: { billing_details: billing } }),
      }
      try {
        const { paymentIntent, error } = await stripe
          .confirmPayment({ elements, clientSecret, redirect: 'if_required', confirmParams })
          .catch(failed)
        return resultOf(paymentIntent?.status ?? error?.payment_intent?.status, error)
      } catch (error) {
        // Stripe's script refuses what its page asks before anything is sent: by rejecting, or by throwing.
        if (isRefusedByScript(error) || (error instanceof ProcessorFailure && isRefusedByScript(error.cause)))
          return { status: 'unsent', message: someError }
        throw error
      }
    },
  }
}

const saidByOrder = {
  name: 'never',
  email: 'never',
  phone: 'never',
  address: { line1: 'never', postalCode: 'never', country: 'never' },
} as const

function isRefusedByScript(error: unknown): boolean {
  return error instanceof Error && error.name === 'IntegrationError'
}

function failed(cause: unknown): never {
  throw new ProcessorFailure('Stripe: its script', { cause })
}

/**
 * A charge counts whatever else is said: another tab may have paid. Only a refusal is surely none, and a field's own
 * refusal was never sent.
 */
function resultOf(status: string | undefined, error: StripeError | undefined): CardResult {
  if (status === 'succeeded') return { status: 'succeeded' }
  if (error?.type === 'validation_error') return { status: 'unsent', message: error.message ?? someError }
  if (error && isRefusal(error)) return { status: 'failed', message: wordsOf(error) }
  throw new ProcessorFailure(`Stripe: ${error?.type ?? status}`)
}

/** The bank's, or the holder's (3-D Secure). */
function isRefusal({ type, code }: StripeError): boolean {
  return type === 'card_error' || code === 'payment_intent_authentication_failure'
}

/** Stripe says « votre »: ours where its code has a sentence of ours. */
function wordsOf({ code, decline_code: declineCode, message }: StripeError): string {
  return cardRefusal(code, declineCode) ?? message ?? someError
}
