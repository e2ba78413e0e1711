import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { syncFolder } from '#server/adapters/files/durable.ts'
import { copySqlite } from '#server/db/sqlite.ts'

/**
 * Keeps the embedded database as it is before it is brought up to date, in the place of the copy before; answers where.
 * Throws when it cannot, a full disk for instance.
 */
export async function keepCopy(folder: string): Promise<string> {
  const place = join(folder, 'avant-mise-a-jour.db')
  const draft = `${place}.part`
  try {
    rmSync(draft, { force: true })
    await copySqlite(join(folder, 'colibat.db'), draft)
    // Who has looked into the last copy may have left its journal: it is not this one's.
    for (const ending of ['-wal', '-shm']) rmSync(place + ending, { force: true })
    renameSync(draft, place)
    await syncFolder(folder)
  } catch (error) {
    rmSync(draft, { force: true })
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `La base de données attend sa mise à jour, et la copie d’avant, ${place}, ne s’écrit pas (${reason}). Fais de la place. Rien n’est changé.`,
      { cause: error },
    )
  }
  return place
}
