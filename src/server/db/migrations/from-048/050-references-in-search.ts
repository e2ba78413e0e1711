import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Engine } from '#server/db/database.ts'
import { wordColumns } from '#server/db/order-words.ts'
import { wordIndex, wordsOf, wordTriggers } from '#server/db/migrations/011-search-words.ts'

/** The team finds orders by their reference and building site, too. */
export function referencesInSearch(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      if (engine === 'postgres') {
        await db.schema.dropIndex('orders_words').execute()
        await wordIndex(wordColumns).execute(db)
        return
      }
      for (const name of ['new', 'changed']) await sql`drop trigger ${sql.ref(`order_words_${name}`)}`.execute(db)
      for (const trigger of wordTriggers(wordColumns)) await trigger.execute(db)
      await sql`insert or replace into order_words (rowid, words) select id, ${wordsOf('orders', wordColumns)} from orders where reference <> '' or site <> ''`.execute(
        db,
      )
    },
  }
}
