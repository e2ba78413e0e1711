import { lazyModule } from '#adapters/lazy/lazy.ts'
import type { Sleep } from '#adapters/device/waiting.ts'
import type { OpenCardFields } from './card-fields.ts'
import { fieldsInTime } from './fields-in-time.ts'

/** Stripe's fields, fetched only where Stripe takes the cards; given up when they take too long. */
export function createOpenCardFields(sleep: Sleep): OpenCardFields {
  const open: OpenCardFields = async (wish) => {
    const { openStripeFields } = await stripeFields()
    return await openStripeFields(wish)
  }
  return fieldsInTime(open, sleep)
}

const stripeFields = lazyModule(() => import('./open-stripe-fields.ts'))
