import { PostgresAdapter, sql, type RawBuilder } from 'kysely'
import type { Database } from './database.ts'

/** What an order is found by. */
export const wordColumns = [
  'pickup_address',
  'delivery_address',
  'company',
  'email',
  'recipient_company',
  'recipient_last_name',
  'recipient_first_name',
  'recipient_phone',
  'reference',
  'site',
] as const

/** The words of a text as they are looked for: 'Élise 06.12' → ['elise', '06', '12'], at most eight. */
export function wordsIn(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).slice(0, 8)
}

/**
 * The numbers of the newest orders that have all of these words, at most `most`; `asBeginnings`: or words of three
 * letters and more that begin so. By the index of the engine.
 */
export async function ordersWithWords(
  db: Database,
  words: readonly string[],
  { asBeginnings, most }: { readonly asBeginnings: boolean; readonly most: number },
): Promise<number[]> {
  const isOpen = (word: string) => asBeginnings && word.length >= 3
  const query =
    db.getExecutor().adapter instanceof PostgresAdapter
      ? sql<{
          id: number
        }>`select id from orders where ${orderWords()} @@ to_tsquery('simple', ${words.map((word) => (isOpen(word) ? `${word}:*` : word)).join(' & ')}) order by id desc limit ${most}`
      : sql<{
          id: number
        }>`select rowid as id from order_words where order_words match ${words.map((word) => `"${word}"${isOpen(word) ? '*' : ''}`).join(' ')} order by rowid desc limit ${most}`
  return (await query.execute(db)).rows.map(({ id }) => id)
}

/** An order's words for PostgreSQL. Its index is made of the very same expression: another one needs a new index. */
export function orderWords(columns: readonly string[] = wordColumns): RawBuilder<unknown> {
  const text = sql.join(
    columns.map((column) => sql.ref(column)),
    sql` || ' ' || `,
  )
  return sql`to_tsvector('simple', translate(${text}, ${sql.lit(accented + signs)}, ${sql.lit(plain + ' '.repeat(signs.length))}))`
}

const accented = 'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝŸàáâãäåçèéêëìíîïñòóôõöùúûüýÿ'
const plain = 'AAAAAACEEEEIIIINOOOOOUUUUYYaaaaaaceeeeiiiinooooouuuuyy'
const signs = `-_.,;:@/'’()+&"#%*!?«»`
