import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Engine } from '#server/db/database.ts'
import { orderWords } from '#server/db/order-words.ts'

/** What the team finds orders by, whatever accents and capitals: an index of words, by triggers on SQLite. */
export function searchWords(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      if (engine === 'postgres') return void (await wordIndex(firstColumns).execute(db))
      await sql`create virtual table order_words using fts5(words, content='', contentless_delete=1, detail=none, tokenize="unicode61 remove_diacritics 2")`.execute(
        db,
      )
      await sql`insert into order_words (rowid, words) select id, ${wordsOf('orders', firstColumns)} from orders`.execute(
        db,
      )
      for (const trigger of wordTriggers(firstColumns)) await trigger.execute(db)
      await sql`create trigger order_words_gone after delete on orders begin delete from order_words where rowid = old.id; end`.execute(
        db,
      )
    },
  }
}

/** Those that there are at this version. */
const firstColumns = [
  'pickup_address',
  'delivery_address',
  'company',
  'email',
  'recipient_company',
  'recipient_last_name',
  'recipient_first_name',
  'recipient_phone',
]

/** PostgreSQL's index of the words of these columns. */
export function wordIndex(columns: readonly string[]): RawBuilder<unknown> {
  return sql`create index orders_words on orders using gin (${orderWords(columns)})`
}

/** The words of a row for SQLite's index. */
export function wordsOf(row: string, columns: readonly string[]): RawBuilder<unknown> {
  return sql.raw(columns.map((column) => `${row}.${column}`).join(` || ' ' || `))
}

/** What keeps SQLite's index in step with new and changed orders. */
export function wordTriggers(columns: readonly string[]): RawBuilder<unknown>[] {
  const words = wordsOf('new', columns)
  return [
    sql`create trigger order_words_new after insert on orders begin insert into order_words (rowid, words) values (new.id, ${words}); end`,
    sql`create trigger order_words_changed after update of ${sql.raw(columns.join(', '))} on orders begin update order_words set words = ${words} where rowid = new.id; end`,
  ]
}
