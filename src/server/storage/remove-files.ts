import { errorFields } from '#server/log/log.ts'
import type { World } from '#server/world.ts'
import { forgetFilesToRemove, listFilesToRemove } from './files-to-remove.ts'

/**
 * Removes the files that nothing names any more, all of them, some hundreds at a time. One that cannot be removed is
 * tried again with the next sweep.
 */
export async function removeFiles({ db, files, log }: Pick<World, 'db' | 'files' | 'log'>): Promise<void> {
  let after = ''
  for (;;) {
    const paths = await listFilesToRemove(db, after)
    const removed: string[] = []
    for (const path of paths) {
      try {
        await files.remove(path)
        removed.push(path)
      } catch (error) {
        log.error(errorFields(error), 'file not removed')
      }
    }
    await forgetFilesToRemove(db, removed)
    after = paths.at(-1) ?? ''
    if (after === '') return
  }
}
