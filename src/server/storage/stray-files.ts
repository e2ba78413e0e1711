import { setImmediate as letOthersIn } from 'node:timers/promises'
import type { World } from '#server/world.ts'
import { fileFolders, namedAmong } from './named-files.ts'

/**
 * Removes the files that no row names a day after they were saved, and what a save left half done: the server died
 * between a file and its row. How many.
 */
export async function removeStrayFiles({ db, files, now }: Pick<World, 'db' | 'files' | 'now'>): Promise<number> {
  const before = now().getTime() - dayMs
  let removed = 0
  for (const folder of fileFolders) {
    for await (const paths of files.list(folder)) {
      const named = await namedAmong(db, folder, paths)
      for (const path of paths) {
        if (named.has(path)) continue
        const savedAt = await files.savedAt(path)
        // A file that was just saved may be about to get its row.
        if (savedAt === null || savedAt.getTime() > before) continue
        await files.remove(path)
        removed += 1
      }
      await letOthersIn()
    }
  }
  return removed
}

const dayMs = 86_400_000
