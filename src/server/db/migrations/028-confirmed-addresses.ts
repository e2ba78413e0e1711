import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Tables } from '#server/tables.ts'

/**
 * Since when an account's address is known to be read by its owner. Of older accounts: the team's, and who has paid an
 * order; the others are asked at their next sign-in.
 */
export const confirmedAddresses: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema.alterTable('users').addColumn('confirmed_at', 'bigint').execute()
    await sql`
      update users set confirmed_at = created_at
      where erased_at is null and (role = 'staff' or id in (select supplier_id from orders where paid_at is not null))
    `.execute(db)
  },
}
