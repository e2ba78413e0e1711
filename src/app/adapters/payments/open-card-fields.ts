import { loadChunk } from '#adapters/chunk.ts'
import { within } from '#adapters/within.ts'
import type { Sleep } from '#state/sleep.ts'
import type { CardFields, FieldsWish, OpenCardFields } from './card-fields.ts'

/** Stripe's fields, fetched with all they need only where Stripe takes the cards; given up when they keep somebody waiting. */
export function createOpenCardFields(sleep: Sleep): OpenCardFields {
  const open = async (wish: FieldsWish): Promise<CardFields> => {
    const { openStripeFields } = await loadChunk(() => import('./open-stripe-fields.ts'), sleep)
    const fields = await openStripeFields(wish)
    return { ...fields, show: (place) => within(loadMs, fields.show(place), sleep) }
  }
  return (wish) => within(loadMs, open(wish), sleep)
}

const loadMs = 20_000
