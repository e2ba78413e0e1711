import { randomBytes } from 'node:crypto'
import type { Database } from '#server/db/database.ts'
import type { Customers } from './customers.ts'
import { cardsOf, dropCard, dropCustomer } from './embedded-cards.ts'
import { brandOf } from './test-cards.ts'

/** Whom the embedded processor keeps test cards for (decision 147). */
export function createEmbeddedCustomers(db: Database): Customers {
  return {
    create: async () => `cus_${randomBytes(12).toString('hex')}`,
    openSession: async () => null,
    cards: async (customer) =>
      (await cardsOf(db, customer)).map(({ id, last4, expires }) => ({ id, brand: brandOf(last4), last4, expires })),
    removeCard: (customer, cardId) => dropCard(db, customer, cardId),
    forget: (customer) => dropCustomer(db, customer),
  }
}
