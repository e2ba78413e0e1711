import { CustomerGone, type KeptCard } from '#server/adapters/payments/customers.ts'
import { customerIdOf, tieCustomer, untieCustomer } from '#server/users/customer-ids.ts'
import type { World } from '#server/world.ts'

type CardWorld = Pick<World, 'db' | 'payments'>

/** What the card form of an account opens with. `session`: what lets it show and keep cards, where it needs that. */
export interface OpenedCards {
  readonly session: string | null
  readonly cards: readonly KeptCard[]
}

/**
 * Opens the cards of an account, and the first time, or where the processor knows it no more, makes it a customer there.
 * Rejects with a ProcessorFailure: then a card is typed, and not kept.
 */
export async function openSavedCards(userId: number, world: CardWorld): Promise<OpenedCards> {
  const known = await customerIdOf(world.db, userId)
  if (known !== null) {
    try {
      return await openOf(known, world)
    } catch (error) {
      if (!(error instanceof CustomerGone)) throw error
      await untieCustomer(world.db, userId, known)
    }
  }
  const made = await world.payments.customers.create(userId)
  const customer = await tieCustomer(world.db, userId, made)
  return customer === null ? { session: null, cards: [] } : await openOf(customer, world)
}

/** The cards that the processor keeps for an account; none where it was never asked to. */
export async function readSavedCards(userId: number, { db, payments }: CardWorld): Promise<readonly KeptCard[]> {
  const customer = await customerIdOf(db, userId)
  if (customer === null) return []
  try {
    return await payments.customers.cards(customer)
  } catch (error) {
    if (!(error instanceof CustomerGone)) throw error
    return []
  }
}

/** Whether the account had that card; the processor keeps it no longer. */
export async function removeSavedCard(userId: number, cardId: string, { db, payments }: CardWorld): Promise<boolean> {
  const customer = await customerIdOf(db, userId)
  return customer !== null && (await payments.customers.removeCard(customer, cardId))
}

/**
 * Does something for an account as a customer, or for none: where it has none, the processor knows it no more, or nobody
 * knows whose account it is (null).
 */
export async function asCustomer<T>(
  userId: number | null,
  { db }: Pick<World, 'db'>,
  work: (customer: string | null) => Promise<T>,
): Promise<T> {
  const customer = userId === null ? null : await customerIdOf(db, userId)
  try {
    return await work(customer)
  } catch (error) {
    if (userId === null || customer === null || !(error instanceof CustomerGone)) throw error
    await untieCustomer(db, userId, customer)
    return await work(null)
  }
}

async function openOf(customer: string, { payments }: CardWorld): Promise<OpenedCards> {
  const { customers } = payments
  const [session, cards] = await Promise.all([customers.openSession(customer), customers.cards(customer)])
  return { session, cards }
}
