import type { Database } from './database.ts'

/** A table that stands in a database as long as another one is being moved into it (`npm run bo -- move`). */
export const moveMark = 'move_under_way'

export async function isBeingMoved(db: Database): Promise<boolean> {
  return (await db.introspection.getTables()).some(({ name }) => name === moveMark)
}

/** Throws when only some of the tables may have come over. */
export async function refuseHalfMoved(db: Database): Promise<void> {
  if (await isBeingMoved(db))
    throw new Error(
      'Le déménagement vers cette base PostgreSQL n’est pas fini. Relance la même commande, npm run bo -- move --to …, puis démarre.',
    )
}
