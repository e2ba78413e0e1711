import type { Database, Instant } from '#server/db/database.ts'

/** One row, written over and over, to see whether the database takes a write. */
export interface WriteTriesTable {
  id: number
  at: Instant
}

/** Writes it. Throws when the disk is full, the database only reads, or somebody holds it for too long. */
export async function tryWrite(db: Database, now: Date): Promise<void> {
  const at = now.getTime()
  await db
    .insertInto('write_tries')
    .values({ id: 1, at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at }))
    .execute()
}
