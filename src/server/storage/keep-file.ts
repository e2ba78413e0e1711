import type { Database } from '#server/db/database.ts'
import type { World } from '#server/world.ts'

/**
 * Keeps a file and writes, in one transaction, the rows that name it: once the file is kept, so that no row names one
 * that is not there. What is refused or fails before the commit leaves no file behind.
 */
export async function keepFile<T>(
  { path, bytes }: { readonly path: string; readonly bytes: Uint8Array },
  { db, files }: Pick<World, 'db' | 'files'>,
  nameIt: (transaction: Database) => Promise<T>,
): Promise<T> {
  await files.save(path, bytes)
  let isNamed = false
  try {
    return await db.transaction().execute(async (transaction) => {
      const result = await nameIt(transaction)
      isNamed = true
      return result
    })
  } catch (error) {
    // A commit whose answer is lost may have been done: if it was not, the file goes as one that no row names (decision
    // 091).
    if (!isNamed) await files.remove(path)
    throw error
  }
}
