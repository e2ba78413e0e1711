import { sql } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { RefundRow } from '#server/orders/refunds.ts'

/** The tables whose rows wait for their money to be given back, in this order. */
export const owedTables = ['refunds', 'credit_notes'] as const
type OwedTable = (typeof owedTables)[number]

/** Money that is owed to a payer: the price of a cancelled order, or what the credit note of that number says. */
export interface OwedBack extends Pick<RefundRow, 'attempts' | 'cents' | 'next_try_at' | 'order_id'> {
  readonly intent_id: string | null
  readonly number: string | null
}

/** What is to be given back now, those that waited longest first. */
export async function dueBack(db: Database, table: OwedTable, at: Date, most: number): Promise<OwedBack[]> {
  return await db
    .selectFrom(table)
    .select(['order_id', 'intent_id', 'cents', 'attempts', 'next_try_at'])
    .select(sql<string | null>`${table === 'refunds' ? sql`null` : sql.ref('number')}`.as('number'))
    .where('next_try_at', '<=', at.getTime())
    .orderBy('next_try_at')
    .orderBy('order_id')
    .limit(most)
    .execute()
}

/** Takes one whose turn has come and writes its next one; false when another server was first. */
export async function takeOwed(db: Database, owed: OwedBack, next: Date): Promise<boolean> {
  const { numUpdatedRows } = await change(db, owed)
    .set({ next_try_at: next.getTime(), attempts: owed.attempts + 1 })
    .where('next_try_at', '=', owed.next_try_at)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Notes what the processor said of a try that gave nothing back yet. */
export async function noteTry(db: Database, owed: OwedBack, error: string): Promise<void> {
  await change(db, owed).set({ last_error: error }).where('next_try_at', 'is not', null).execute()
}

function change(db: Database, { number, order_id: id }: OwedBack) {
  return db
    .updateTable((number === null ? 'refunds' : 'credit_notes') as OwedTable)
    .where('order_id', '=', id)
    .$if(number !== null, (query) => query.where(sql.ref('number'), '=', number))
}
