import { type Payments, ProcessorFailure } from '#server/adapters/payments/payments.ts'
import type { Mode, StripeStandIn } from '#tests/stand-ins/stripe.ts'
import type { Faults } from './fault.ts'
import { never, type ProcessLife } from './process-life.ts'

/**
 * The embedded processor as one server process asks it: each question may get lost, be answered late or kill who asks.
 */
export function createMortalPayments<P extends Payments>(payments: P, life: ProcessLife): P {
  const unavailable = (fault: string) => new ProcessorFailure('unavailable', `planned: ${fault}`)
  return {
    ...payments,
    createIntent: (request) => life.through('processor', () => payments.createIntent(request), unavailable),
    retrieveIntent: (id) => life.through('processor', () => payments.retrieveIntent(id), unavailable),
    cancelIntent: (id) => life.through('processor', () => payments.cancelIntent(id), unavailable),
    refund: (request) => life.through('processor', () => payments.refund(request), unavailable),
    customers: {
      ...payments.customers,
      create: (accountId) => life.through('processor', () => payments.customers.create(accountId), unavailable),
      openSession: (customer) => life.through('processor', () => payments.customers.openSession(customer), unavailable),
      cards: (customer) => life.through('processor', () => payments.customers.cards(customer), unavailable),
    },
  }
}

/**
 * The Stripe adapter of one server process: its faults are made on the wire, by the stand-in. A new intent is told of
 * before its maker hears of it.
 */
export function createMortalStripe(payments: Payments, life: ProcessLife, created: () => Promise<void>): Payments {
  return {
    ...payments,
    createIntent: (request) => whileAlive(payments.createIntent(request).finally(created), life),
    retrieveIntent: (id) => whileAlive(payments.retrieveIntent(id), life),
    cancelIntent: (id) => whileAlive(payments.cancelIntent(id), life),
    refund: (request) => whileAlive(payments.refund(request), life),
    customers: {
      ...payments.customers,
      create: (accountId) => whileAlive(payments.customers.create(accountId), life),
      openSession: (customer) => whileAlive(payments.customers.openSession(customer), life),
      cards: (customer) => whileAlive(payments.customers.cards(customer), life),
    },
  }
}

/** Has the stand-in do what the history plans for each request that a server makes. */
export function planStripe(stripe: StripeStandIn, faults: Faults, asking: () => ProcessLife): void {
  stripe.misbehave(() => {
    const fault = faults.next('processor')
    if (fault === null) return 'well'
    if (fault.startsWith('killed')) asking().die()
    return modes[fault] ?? 'well'
  })
}

const modes: Readonly<Record<string, Mode>> = {
  'lost before': 'unreachable',
  'lost after': 'cut',
  'silent after': 'hanging',
  failing: 'broken',
  busy: 'busy',
  'spoilt after': 'malformed',
  'killed before': 'unreachable',
  'killed after': 'cut',
}

async function whileAlive<T>(work: Promise<T>, life: ProcessLife): Promise<T> {
  try {
    const done = await work
    return life.isDead ? await never() : done
  } catch (error) {
    if (life.isDead) return await never()
    throw error
  }
}
