import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { urgentPickup } from '#rules/moment/departure.ts'
import type { Tables } from '#server/tables.ts'

/**
 * From when an urgent order's pickup counts, where that is its late payment. Orders that are there have it by their
 * expected date; half an hour after the order means that they count from that.
 */
export const countedFrom: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema.alterTable('orders').addColumn('counted_from', 'bigint').execute()
    for (let after: number | undefined = 0; after !== undefined;) {
      const rows: Paid[] = await paidUrgentOnes(db, after)
      const late = rows.filter(isExpectedByPayment).map(({ id }) => id)
      const paidAt = db.updateTable('orders').set(({ ref }) => ({ counted_from: ref('paid_at') }))
      if (late.length > 0) await paidAt.where('id', 'in', late).execute()
      after = rows.at(-1)?.id
    }
  },
}

interface Paid {
  readonly id: number
  readonly paid_at: number | null
  readonly expected_at: number | null
}

function isExpectedByPayment({ paid_at: paid, expected_at: expected }: Paid): boolean {
  return urgentPickup(new Date(paid ?? 0)).getTime() === expected
}

async function paidUrgentOnes(db: Kysely<Tables>, after: number): Promise<Paid[]> {
  return await db
    .selectFrom('orders')
    .select(['id', 'paid_at', 'expected_at'])
    .where('id', '>', after)
    .where('delivery_type', '=', 'urgent')
    .whereRef('expected_at', '>', 'paid_at')
    .where(sql<boolean>`expected_at <> ordered_at + 1800000`)
    .orderBy('id')
    .limit(500)
    .execute()
}
