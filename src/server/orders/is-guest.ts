import type { Caller } from '#server/http/handler.ts'
import type { Database } from '#server/db/database.ts'

/**
 * Whether an account never paid an order: anybody may open as many of these as he likes, so what they take of what is
 * scarce is theirs together.
 */
export async function isGuest(db: Database, { id, role }: Pick<Caller, 'id' | 'role'>): Promise<boolean> {
  if (role === 'staff') return false
  return (
    (await db
      .selectFrom('orders')
      .select('id')
      .where('supplier_id', '=', id)
      .where('paid_at', 'is not', null)
      .limit(1)
      .executeTakeFirst()) === undefined
  )
}
