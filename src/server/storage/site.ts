import type { Database } from '#server/db/database.ts'

/** One row: the mark that the files of this database bear, null before they were marked. */
export interface SiteTable {
  id: number
  files_mark: string | null
}

/** The mark, null without one. */
export async function findFilesMark(db: Database): Promise<string | null> {
  return (await db.selectFrom('site').select('files_mark').where('id', '=', siteId).executeTakeFirst())?.files_mark ?? null
}

/** The mark again, with its row held until the end of the transaction: of two servers that start at once one marks. */
export async function holdFilesMark(transaction: Database): Promise<string | null> {
  await transaction.insertInto('site').values({ id: siteId, files_mark: null }).onConflict((conflict) => conflict.doNothing()).execute()
  const held = await transaction.updateTable('site').set(({ ref }) => ({ files_mark: ref('files_mark') })).where('id', '=', siteId).returningAll().executeTakeFirstOrThrow()
  return held.files_mark
}

export async function setFilesMark(transaction: Database, mark: string): Promise<void> {
  await transaction.updateTable('site').set({ files_mark: mark }).where('id', '=', siteId).execute()
}

const siteId = 1
