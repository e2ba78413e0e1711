import { randomBytes } from 'node:crypto'

/** The part of Stripe's PaymentIntent that is used here. */
export interface StripeIntent {
  readonly object: 'payment_intent'
  readonly id: string
  readonly client_secret: string
  readonly status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'
  readonly amount: number
  readonly amount_received: number
  readonly currency: string
  readonly description: string | null
  readonly payment_method_types: readonly string[]
  readonly last_payment_error: {
    readonly type: string
    readonly code: string
    readonly decline_code?: string
    readonly message: string
    readonly charge?: string
    readonly payment_method: { readonly id: string; readonly object: 'payment_method' }
  } | null
  readonly metadata: Readonly<Record<string, string>>
  readonly customer: string | null
}

/** What Stripe answers to a request that it does not serve. */
export class StripeRefusal extends Error {
  readonly status: number
  readonly body: Readonly<Record<string, string>>

  constructor(status: number, body: Readonly<Record<string, string>>) {
    super(body['message'])
    this.status = status
    this.body = body
  }
}

/** The intent that a form makes; refused as Stripe refuses parameters. */
export function newIntent(params: Readonly<Record<string, string>>): StripeIntent {
  const unknown = Object.keys(params).find(
    (name) =>
      !/^(?:amount|currency|customer|description|allowed_payment_method_types\[\d+\]|metadata\[\w+\])$/.test(name),
  )
  if (unknown !== undefined) throw refused('parameter_unknown', `Received unknown parameter: ${unknown}`)
  if (!/^\d+$/.test(params['amount'] ?? ''))
    throw refused('parameter_invalid_integer', `Invalid integer: ${params['amount']}`)
  if (params['currency'] !== 'eur') throw refused('parameter_missing', 'Missing required param: currency.')
  const amount = Number(params['amount'])
  if (amount < 50) throw refused('amount_too_small', 'Amount must be at least €0.50 eur')
  const id = `pi_${randomBytes(12).toString('hex')}`
  return {
    object: 'payment_intent',
    id,
    client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
    status: 'requires_payment_method',
    amount,
    amount_received: 0,
    currency: 'eur',
    description: params['description'] ?? null,
    payment_method_types: Object.entries(params)
      .filter(([name]) => name.startsWith('allowed_payment_method_types'))
      .map(([, value]) => value),
    last_payment_error: null,
    customer: params['customer'] ?? null,
    metadata: Object.fromEntries(
      Object.entries(params).flatMap(([name, value]) =>
        (/^metadata\[(\w+)\]$/.exec(name) ?? []).slice(1).map((key) => [key, value]),
      ),
    ),
  }
}

function refused(code: string, message: string): StripeRefusal {
  return new StripeRefusal(400, { type: 'invalid_request_error', code, message })
}
