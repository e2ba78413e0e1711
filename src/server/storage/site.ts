import type { Database } from '#server/db/database.ts'

/** One row: the mark that the files of this database bear. */
export interface SiteTable {
  id: number
  files_mark: string
}

/** The mark, null before the files were marked. */
export async function findFilesMark(db: Database): Promise<string | null> {
  return (await db.selectFrom('site').select('files_mark').where('id', '=', siteId).executeTakeFirst())?.files_mark ?? null
}

/** The mark from now on, unless there is one: of two servers that start at once the first one's. */
export async function proposeFilesMark(db: Database, mark: string): Promise<string> {
  await db.insertInto('site').values({ id: siteId, files_mark: mark }).onConflict((conflict) => conflict.doNothing()).execute()
  return (await db.selectFrom('site').select('files_mark').where('id', '=', siteId).executeTakeFirstOrThrow()).files_mark
}

const siteId = 1
