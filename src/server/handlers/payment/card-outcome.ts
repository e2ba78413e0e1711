import type { CardOutcome } from '#contract/payment/embedded-processor.ts'
import type { CardStep } from '#server/adapters/payments/embedded-processor.ts'
import { HttpError } from '#server/log/http-error.ts'

/** A card step as it travels; the client secret stays where it is. */
export function cardOutcome({ intent, error }: CardStep): CardOutcome {
  return {
    paymentIntent: { id: intent.id, status: intent.status, amount: intent.amount },
    error: error && { ...error },
  }
}

/** A wrong secret and an unknown intent are one and the same. */
export function unknownIntent(): HttpError {
  return new HttpError(404, 'Paiement introuvable.')
}
