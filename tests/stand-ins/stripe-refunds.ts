import { randomBytes } from 'node:crypto'
import { StripeRefusal, type StripeIntent } from './stripe-intents.ts'

/** The part of Stripe's Refund that is used here. */
export interface StripeRefund {
  readonly object: 'refund'
  readonly id: string
  readonly payment_intent: string
  readonly amount: number
  readonly currency: 'eur'
  readonly status: 'pending' | 'succeeded' | 'failed' | 'canceled'
  readonly metadata: Readonly<Record<string, string>>
}

/** The refunds of an account; newest first, as Stripe lists them. */
export interface StripeRefunds {
  readonly book: StripeRefund[]
  /** Refused as Stripe refuses: nothing is given back that was not charged, nor twice. */
  make(
    params: Readonly<Record<string, string>>,
    find: (id: string) => StripeIntent,
    status: StripeRefund['status'],
  ): StripeRefund
}

export function createRefunds(): StripeRefunds {
  const book: StripeRefund[] = []
  return {
    book,
    make(params, find, status) {
      const unknown = Object.keys(params).find(
        (name) => !/^(?:payment_intent|amount|reason|metadata\[\w+\])$/.test(name),
      )
      if (unknown !== undefined) throw refused('parameter_unknown', `Received unknown parameter: ${unknown}`)
      if (params['reason'] !== 'requested_by_customer') throw refused('parameter_invalid_string_enum', 'Invalid reason')
      const intent = find(params['payment_intent'] ?? '')
      if (intent.status !== 'succeeded')
        throw refused('charge_not_found', 'This PaymentIntent does not have a successful charge to refund.')
      const given = book
        .filter((one) => one.payment_intent === intent.id && one.status !== 'failed' && one.status !== 'canceled')
        .reduce((sum, { amount }) => sum + amount, 0)
      const amount = Number(params['amount'] ?? intent.amount_received - given)
      if (given >= intent.amount_received) throw refused('charge_already_refunded', 'Charge has already been refunded.')
      if (!(amount > 0) || given + amount > intent.amount_received)
        throw refused('amount_too_large', 'Refund amount is greater than unrefunded amount on charge.')
      const metadata = Object.fromEntries(
        Object.entries(params).flatMap(([name, value]) =>
          (/^metadata\[(\w+)\]$/.exec(name) ?? []).slice(1).map((key) => [key, value]),
        ),
      )
      const refund: StripeRefund = {
        object: 'refund',
        id: `re_${randomBytes(12).toString('hex')}`,
        payment_intent: intent.id,
        amount,
        currency: 'eur',
        status,
        metadata,
      }
      book.unshift(refund)
      return refund
    },
  }
}

function refused(code: string, message: string): StripeRefusal {
  return new StripeRefusal(400, { type: 'invalid_request_error', code, message })
}
