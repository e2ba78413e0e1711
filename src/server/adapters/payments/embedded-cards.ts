import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database, Instant } from '#server/db/database.ts'
import { moveIntent, type EmbeddedIntentRow, type IntentStep } from './embedded-intents.ts'
import type { TypedCard } from './test-cards.ts'

/** The cards that the embedded processor keeps: test cards, by their last four digits. `expires`: '2028-12'. */
export interface EmbeddedCardsTable {
  id: string
  customer_id: string
  last4: string
  expires: string
  used_at: Instant
}

export type EmbeddedCardRow = Selectable<EmbeddedCardsTable>

/** What a card is kept by. */
export type CardToKeep = Pick<EmbeddedCardRow, 'last4' | 'expires'>

/** Keeps a card; the same card again is the one that there is. */
export async function keepCard(db: Database, customer: string, card: CardToKeep, at: Instant): Promise<void> {
  await db
    .insertInto('embedded_cards')
    .values({ id: `pm_${randomBytes(12).toString('hex')}`, customer_id: customer, ...card, used_at: at })
    .onConflict((conflict) => conflict.columns(['customer_id', 'last4', 'expires']).doUpdateSet({ used_at: at }))
    .execute()
}

/** Moves an intent to its charge, and keeps the card that its holder wants to be kept: both or neither. */
export async function chargeIntent(
  db: Database,
  seen: EmbeddedIntentRow,
  step: IntentStep,
): Promise<EmbeddedIntentRow | null> {
  const moved = await moveIntent(db, seen, step)
  const [last4, expires] = moved?.saves?.split(' ') ?? []
  if (moved?.customer_id && last4 !== undefined && expires !== undefined)
    await keepCard(db, moved.customer_id, { last4, expires }, step.at)
  return moved
}

/** What a card is kept by: '4242 2028-12'. */
export function cardText({ number, expMonth, expYear }: TypedCard): string {
  return `${number.slice(-4)} ${expYear}-${String(expMonth).padStart(2, '0')}`
}

/** The cards of a customer, the one that was used last first. */
export async function cardsOf(db: Database, customer: string): Promise<EmbeddedCardRow[]> {
  return await db
    .selectFrom('embedded_cards')
    .selectAll()
    .where('customer_id', '=', customer)
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .execute()
}

/** A card of that customer, which is used now; null when it has none of that name. */
export async function takeCard(
  db: Database,
  customer: string,
  id: string,
  at: Instant,
): Promise<EmbeddedCardRow | null> {
  const used = await db
    .updateTable('embedded_cards')
    .set({ used_at: at })
    .where('id', '=', id)
    .where('customer_id', '=', customer)
    .returningAll()
    .executeTakeFirst()
  return used ?? null
}

/** Whether that customer had that card, which is gone now. */
export async function dropCard(db: Database, customer: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('embedded_cards')
    .where('id', '=', id)
    .where('customer_id', '=', customer)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Forgets a customer: its cards, and whom its intents were for, so that none of them keeps a card any more. */
export async function dropCustomer(db: Database, customer: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const none = { customer_id: null, saves: null }
    await transaction.updateTable('embedded_intents').set(none).where('customer_id', '=', customer).execute()
    await transaction.deleteFrom('embedded_cards').where('customer_id', '=', customer).execute()
  })
}
