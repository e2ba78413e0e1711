import type { Database } from './database.ts'

/** Files of the store that nothing names any more: written down with the end of what named them, so that a server that dies in between forgets none. */
export interface FilesToRemoveTable {
  path: string
}

/** Best in the transaction that ends what named them. */
export async function insertFilesToRemove(db: Database, paths: readonly string[]): Promise<void> {
  for (const path of paths) await db.insertInto('files_to_remove').values({ path }).onConflict((conflict) => conflict.doNothing()).execute()
}

/** Some of them, those after that path; by and by all. */
export async function listFilesToRemove(db: Database, after = ''): Promise<string[]> {
  return (await db.selectFrom('files_to_remove').select('path').where('path', '>', after).orderBy('path').limit(mostAtOnce).execute()).map(({ path }) => path)
}

export async function countFilesToRemove(db: Database): Promise<number> {
  return (await db.selectFrom('files_to_remove').select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count
}

export async function forgetFileToRemove(db: Database, path: string): Promise<void> {
  await db.deleteFrom('files_to_remove').where('path', '=', path).execute()
}

const mostAtOnce = 1000
