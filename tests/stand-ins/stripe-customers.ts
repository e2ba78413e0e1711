import { randomBytes } from 'node:crypto'
import { StripeRefusal } from './stripe-intents.ts'
import type { Reply } from './stripe-kept-replies.ts'

/** The part of Stripe's Customer that is used here. */
export interface StripeCustomer {
  readonly object: 'customer'
  readonly id: string
  readonly metadata: Readonly<Record<string, string>>
}

/** The same of a PaymentMethod that is a card. */
export interface StripeCard {
  readonly object: 'payment_method'
  readonly id: string
  readonly type: 'card'
  readonly customer: string | null
  readonly allow_redisplay: 'always' | 'limited' | 'unspecified'
  readonly card: {
    readonly brand: string
    readonly last4: string
    readonly exp_month: number
    readonly exp_year: number
  }
}

/** A request of the server's, as far as it matters here. */
interface Asked {
  readonly method: string
  readonly path: string
  readonly params: Readonly<Record<string, string>>
}

/** A loopback Stripe's customers, the cards it keeps for them, and the sessions by which pages see these. */
export function createCustomers() {
  const customers = new Map<string, StripeCustomer>()
  const cards = new Map<string, StripeCard>()
  const sessions = new Map<string, string>()

  const found = (id: string | undefined, status = 404): StripeCustomer => {
    const customer = customers.get(id ?? '')
    if (customer) return customer
    throw missing(status, `No such customer: '${id}'`, 'customer')
  }
  const cardsOf = (customer: string) => [...cards.values()].filter((card) => card.customer === customer).toReversed()
  const cardOf = (customer: string | null, id: string): StripeCard => {
    const card = cards.get(id)
    if (card && (customer === null || card.customer === customer)) return card
    throw missing(404, `No such PaymentMethod: '${id}'`, 'payment_method')
  }

  const create = (params: Asked['params']): StripeCustomer => {
    refuseOthers(params, /^metadata\[\w+\]$/)
    const customer: StripeCustomer = {
      object: 'customer',
      id: newId('cus'),
      metadata: Object.fromEntries(
        Object.entries(params).flatMap(([name, value]) =>
          (/^metadata\[(\w+)\]$/.exec(name) ?? []).slice(1).map((key) => [key, value]),
        ),
      ),
    }
    customers.set(customer.id, customer)
    return customer
  }
  const remove = (id: string) => {
    found(id)
    customers.delete(id)
    for (const card of cardsOf(id)) cards.set(card.id, { ...card, customer: null })
    return { object: 'customer', id, deleted: true }
  }
  const list = (id: string, params: Asked['params']) => {
    refuseOthers(params, /^(?:type|allow_redisplay|limit)$/)
    found(id)
    const { type, allow_redisplay: shown, limit = '10' } = params
    const data = cardsOf(id).filter((card) => card.type === type && (!shown || card.allow_redisplay === shown))
    return { object: 'list', has_more: data.length > Number(limit), data: data.slice(0, Number(limit)) }
  }
  const openSession = (params: Asked['params']) => {
    refuseOthers(params, /^(?:customer|components\[payment_element\]\[(?:enabled|features\]\[payment_method_\w+)\])$/)
    const { id: customer } = found(params['customer'], 400)
    const secret = `cuss_secret_${randomBytes(18).toString('hex')}`
    sessions.set(secret, customer)
    return { object: 'customer_session', client_secret: secret, customer, livemode: false }
  }
  const detach = (id: string): StripeCard => {
    const card = cardOf(null, id)
    if (card.customer === null)
      throw new StripeRefusal(400, {
        type: 'invalid_request_error',
        message: 'The payment method you provided is not attached to a customer so detachment is impossible.',
      })
    const detached = { ...card, customer: null }
    cards.set(id, detached)
    return detached
  }

  return {
    customers: customers as ReadonlyMap<string, StripeCustomer>,
    cards: cards as ReadonlyMap<string, StripeCard>,
    cardsOf,
    /** Whose a page's session is, null when it is none. */
    customerOf: (secret: string) => sessions.get(secret) ?? null,
    /** Refused as Stripe refuses an intent for a customer that there is not. */
    check: (id: string) => void found(id, 400),
    /** A card whose holder ticked the box, once it was charged. */
    keep(customer: string, card: StripeCard['card']): StripeCard {
      const kept: StripeCard = {
        object: 'payment_method',
        id: newId('pm'),
        type: 'card',
        customer,
        allow_redisplay: 'always',
        card,
      }
      cards.set(kept.id, kept)
      return kept
    },
    remove,
    detach,
    /** What is asked of them; null when it is about something else. */
    answer({ method, path, params }: Asked): Reply | null {
      const [, name = '', id = '', rest = '', of = ''] =
        /^\/v1\/(customers|customer_sessions|payment_methods)(?:\/([^/]+))?(?:\/([^/]+))?(?:\/([^/]+))?$/.exec(path) ??
        []
      switch (`${method} ${name}${id && '/:id'}${rest && `/${rest}`}${of && '/:of'}`) {
        case 'POST customers':
          return [200, create(params)]
        case 'DELETE customers/:id':
          return [200, remove(id)]
        case 'GET customers/:id/payment_methods':
          return [200, list(id, params)]
        case 'GET customers/:id/payment_methods/:of':
          return [200, cardOf(found(id).id, of)]
        case 'POST customer_sessions':
          return [200, openSession(params)]
        case 'POST payment_methods/:id/detach':
          return [200, detach(id)]
        default:
          return null
      }
    },
  }
}

function missing(status: number, message: string, param: string): StripeRefusal {
  return new StripeRefusal(status, { type: 'invalid_request_error', code: 'resource_missing', message, param })
}

function refuseOthers(params: Asked['params'], known: RegExp): void {
  const unknown = Object.keys(params).find((name) => !known.test(name))
  if (unknown !== undefined)
    throw new StripeRefusal(400, {
      type: 'invalid_request_error',
      code: 'parameter_unknown',
      message: `Received unknown parameter: ${unknown}`,
    })
}

function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`
}
