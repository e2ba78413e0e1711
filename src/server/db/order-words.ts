import { PostgresAdapter, sql, type RawBuilder } from 'kysely'
import type { Database } from './database.ts'

/** What an order is found by. */
export const wordColumns = ['pickup_address', 'delivery_address', 'company', 'email', 'recipient_company', 'recipient_last_name', 'recipient_first_name', 'recipient_phone'] as const

/** The words of a text as they are looked for: 'Élise 06.12' → ['elise', '06', '12'], at most eight. */
export function wordsIn(text: string): string[] {
  return (text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 8)
}

/** The condition that an order has a word that begins with each of these, whatever the accents and capitals; by the index of the engine. */
export function hasWords(db: Database, words: readonly string[]): RawBuilder<boolean> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) return sql<boolean>`${orderWords()} @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})`
  return sql<boolean>`id in (select rowid from order_words where order_words match ${words.map((word) => `"${word}"*`).join(' ')} order by rowid desc limit 50)`
}

/** An order's words for PostgreSQL. Its index is made of the very same expression: another one needs a new index. */
export function orderWords(): RawBuilder<unknown> {
  const text = sql.join(wordColumns.map((column) => sql.ref(column)), sql` || ' ' || `)
  return sql`to_tsvector('simple', translate(${text}, ${sql.lit(accented + signs)}, ${sql.lit(plain + ' '.repeat(signs.length))}))`
}

const accented = 'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝŸàáâãäåçèéêëìíîïñòóôõöùúûüýÿ'
const plain = 'AAAAAACEEEEIIIINOOOOOUUUUYYaaaaaaceeeeiiiinooooouuuuyy'
const signs = `-_.,;:@/'’()+&"#%*!?«»`
