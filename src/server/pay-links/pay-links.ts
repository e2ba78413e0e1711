import { createHash, randomBytes } from 'node:crypto'
import type { Generated, Selectable } from 'kysely'
import type { Cents } from '#rules/price/money.ts'
import type { Database, Instant } from '#server/db/database.ts'

/**
 * The link that pays an order, one an order, by the digest of its token. `cents`: the price that it holds, TTC;
 * `created_by`: the account that asks for the payment. A row stays for a while after its end, to say what became of it.
 */
export interface PayLinksTable {
  id: Generated<number>
  order_id: number
  token_digest: string
  created_by: number
  cents: Cents
  expires_at: Instant
}

export type PayLinkRow = Selectable<PayLinksTable>

/** How long a link pays. */
export const payLinkMs = 48 * 3_600_000

/** Makes an order's link, in the place of the one before, which is unknown from then on; answers its token. */
export async function insertPayLink(
  db: Database,
  { orderId, by, cents, expiresAt }: { orderId: number; by: number; cents: Cents; expiresAt: Date },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const link = { token_digest: digestOf(token), created_by: by, cents, expires_at: expiresAt.getTime() }
  await db
    .insertInto('pay_links')
    .values({ order_id: orderId, ...link })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(link))
    .execute()
  return token
}

/** The link of a token, over or not; null when there is none, or none any more. */
export async function findPayLink(db: Database, token: string): Promise<PayLinkRow | null> {
  return (
    (await db.selectFrom('pay_links').selectAll().where('token_digest', '=', digestOf(token)).executeTakeFirst()) ??
    null
  )
}

/** What an account has made, the oldest first. */
export async function payLinksOf(db: Database, userId: number): Promise<PayLinkRow[]> {
  return await db.selectFrom('pay_links').selectAll().where('created_by', '=', userId).orderBy('id').execute()
}

/** Ends those that an account has made, and those of its orders. */
export async function forgetPayLinksOf(db: Database, userId: number): Promise<void> {
  const ownOrders = db.selectFrom('orders').select('id').where('supplier_id', '=', userId)
  await db
    .deleteFrom('pay_links')
    .where((or) => or.or([or('created_by', '=', userId), or('order_id', 'in', ownOrders)]))
    .execute()
}

/** Forgets those that were over before then. */
export async function forgetOldPayLinks(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('pay_links').where('expires_at', '<', before.getTime()).execute()
}

function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
