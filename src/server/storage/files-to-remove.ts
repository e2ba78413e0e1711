import type { Database } from '#server/db/database.ts'

/**
 * Files of the store that nothing names any more: written down with the end of what named them, so that a server that
 * dies in between forgets none.
 */
export interface FilesToRemoveTable {
  path: string
}

/** Best in the transaction that ends what named them. */
export async function insertFilesToRemove(db: Database, paths: readonly string[]): Promise<void> {
  for (let first = 0; first < paths.length; first += mostAtOnce) {
    const rows = paths.slice(first, first + mostAtOnce).map((path) => ({ path }))
    await db
      .insertInto('files_to_remove')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** Some of them, those after that path; by and by all. */
export async function listFilesToRemove(db: Database, after = ''): Promise<string[]> {
  return (
    await db
      .selectFrom('files_to_remove')
      .select('path')
      .where('path', '>', after)
      .orderBy('path')
      .limit(mostAtOnce)
      .execute()
  ).map(({ path }) => path)
}

export async function countFilesToRemove(db: Database): Promise<number> {
  return (
    await db
      .selectFrom('files_to_remove')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count
}

export async function forgetFilesToRemove(db: Database, paths: readonly string[]): Promise<void> {
  if (paths.length > 0) await db.deleteFrom('files_to_remove').where('path', 'in', paths).execute()
}

const mostAtOnce = 500
