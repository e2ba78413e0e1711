import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Engine } from '#server/db/database.ts'
import { orderWords, wordColumns } from '#server/db/order-words.ts'

/** What the team finds orders by, whatever accents and capitals: an index of words, by triggers on SQLite. */
export function searchWords(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      if (engine === 'postgres')
        return void (await sql`create index orders_words on orders using gin (${orderWords()})`.execute(db))
      const words = (row: string) => sql.raw(wordColumns.map((column) => `${row}.${column}`).join(` || ' ' || `))
      const columns = sql.raw(wordColumns.join(', '))
      await sql`create virtual table order_words using fts5(words, content='', contentless_delete=1, detail=none, tokenize="unicode61 remove_diacritics 2")`.execute(
        db,
      )
      await sql`insert into order_words (rowid, words) select id, ${words('orders')} from orders`.execute(db)
      await sql`create trigger order_words_new after insert on orders begin insert into order_words (rowid, words) values (new.id, ${words('new')}); end`.execute(
        db,
      )
      await sql`create trigger order_words_changed after update of ${columns} on orders begin update order_words set words = ${words('new')} where rowid = new.id; end`.execute(
        db,
      )
      await sql`create trigger order_words_gone after delete on orders begin delete from order_words where rowid = old.id; end`.execute(
        db,
      )
    },
  }
}
