import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Tables } from '#server/tables.ts'

/**
 * Whose account a letter is about or to, and which lane it leaves by. An older letter gets its owner where its key
 * names an order; whose any other was nobody knows for certain: it ends by its time.
 */
export const lettersWithAnOwner: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .alterTable('letters')
      .addColumn('user_id', 'bigint', (column) => column.references('users.id'))
      .execute()
    await db.schema
      .alterTable('letters')
      .addColumn('kind', 'text', (column) => column.notNull().defaultTo('account'))
      .execute()
    for (const name of [
      'paid',
      'priced',
      'preparing',
      'delivering',
      'invoiced',
      'cancelled',
      'refunded',
      'requested',
      'sms',
    ])
      await ownByOrder(db, `order-${name}-`)
    await ownByOrder(db, 'refund-failed-')
    await sql`update letters set kind = 'recipient' where channel = 'sms'`.execute(db)
    // What is answered to somebody else is read by the team.
    await sql`update letters set kind = 'team' where reply_to_address is not null or once_key like 'refund-failed-%'`.execute(
      db,
    )
    await sql`update letters set kind = 'code' where subject = 'Ton code pour un nouveau mot de passe'`.execute(db)
    await db.schema.createIndex('letters_of_user').on('letters').column('user_id').execute()
    await db.schema
      .createIndex('letters_in_turn')
      .on('letters')
      .columns(['kind', 'next_try_at', 'id'])
      .where('next_try_at', 'is not', null)
      .execute()
  },
}

async function ownByOrder(db: Kysely<Tables>, prefix: string): Promise<void> {
  await sql`
    update letters set user_id = (select supplier_id from orders where orders.id = cast(substr(letters.once_key, ${sql.lit(prefix.length + 1)}) as bigint))
    where once_key like ${`${prefix}%`}
  `.execute(db)
}
