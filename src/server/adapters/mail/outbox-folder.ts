import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** The folder that letters and text messages are put into where no mail server or gateway takes them. */
export interface OutboxFolder {
  /** The names of its files, 'lettre-17-1795000000000.eml'. */
  list(): Promise<string[]>
  remove(name: string): Promise<void>
}

export function createOutboxFolder(folder: string): OutboxFolder {
  return {
    async list() {
      try {
        return await readdir(folder)
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
        throw error
      }
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  }
}
