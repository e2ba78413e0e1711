import { moveDatabase } from '#server/backup/move-database.ts'
import { takeServerLock } from '#server/db/server-lock.ts'
import { HttpError } from '#server/log/http-error.ts'
import { Misused, type FolderCommand } from './command.ts'

export const move: FolderCommand = {
  async runClosed([option, url], { DATABASE_URL, DATA_DIR }) {
    if (option !== '--to' || url === undefined || !/^postgres(?:ql)?:\/\//.test(url))
      throw new Misused('Il manque --to postgres://…')
    if (DATABASE_URL !== null)
      throw new HttpError(409, 'La base est déjà PostgreSQL (DATABASE_URL) : déménage sans ce réglage.')
    lock(DATA_DIR)
    const lines: string[] = []
    await moveDatabase(DATA_DIR, url, (line) => lines.push(line))
    return [
      ...lines,
      'C’est fait : chaque table a été relue et comparée. Démarre avec DATABASE_URL ; la base embarquée est restée telle quelle.',
    ]
  },
}

/** As long as this process lives: no server writes meanwhile. */
function lock(folder: string): void {
  try {
    takeServerLock(folder)
  } catch (error) {
    throw error instanceof Error ? new HttpError(409, error.message) : error
  }
}
