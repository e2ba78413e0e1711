import Stripe from 'stripe'
import { ProcessorFailure } from './payments.ts'

const { StripeError, StripeIdempotencyError, StripeInvalidRequestError } = Stripe.errors

/** What became of a call to Stripe, in our own words: Stripe's quote keys and parameters. */
export function stripeFailure(error: unknown): ProcessorFailure {
  if (!(error instanceof StripeError))
    return new ProcessorFailure('unavailable', `Stripe: a reply that cannot be read (${nameOf(error)})`)
  const { type, statusCode: status, code, requestId } = error
  const story = ['Stripe:', type, status, code, requestId].filter((part) => part !== undefined && part !== '').join(' ')
  return new ProcessorFailure(
    status === undefined || status >= 500 || mayPass.has(status) ? 'unavailable' : 'refusing',
    story,
  )
}

/** Another request with the same idempotency key is under way. */
export function isKeyInUse(error: unknown): boolean {
  return error instanceof StripeError && error.statusCode === 409
}

/** A key that can make nothing any more: Stripe repeats its failure for a day, or saw other parameters. */
export function isKeySpent(error: unknown): boolean {
  if (error instanceof StripeIdempotencyError) return true
  return (
    error instanceof StripeError && (error.statusCode ?? 0) >= 500 && error.headers?.['idempotent-replayed'] === 'true'
  )
}

/** Stripe itself says that there is no such thing; any other 404 may come from something in between. */
export function isMissing(error: unknown): boolean {
  return error instanceof StripeInvalidRequestError && error.code === 'resource_missing'
}

/** The same of the customer that something is asked for. */
export function isCustomerMissing(error: unknown): boolean {
  return error instanceof StripeInvalidRequestError && error.code === 'resource_missing' && error.param === 'customer'
}

/** An intent that cannot be cancelled any more: charged, charging, or canceled before. */
export function isPastCancelling(error: unknown): boolean {
  return error instanceof StripeInvalidRequestError && error.code === 'payment_intent_unexpected_state'
}

/** Conflict, too many requests. */
const mayPass: ReadonlySet<number> = new Set([409, 429])

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error
}
