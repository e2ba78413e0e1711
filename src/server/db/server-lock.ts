import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Holds a folder with an embedded database until this process ends, in any way. Throws while another server holds it.
 * The lock is a transaction on a file of its own: the command line has the database.
 */
export function takeServerLock(folder: string): void {
  const lock = new DatabaseSync(join(folder, 'server.lock'), { timeout: 0 })
  try {
    // The number is read by who comes second: what is written in an open transaction nobody else sees.
    lock.exec(`begin immediate; pragma user_version = ${process.pid}; commit; begin immediate`)
  } catch (error) {
    if (!(error instanceof Error && /locked|busy/.test(error.message))) throw error
    throw new Error(heldBy(numberIn(lock), folder), { cause: error })
  }
  held.push(lock)
}

/** What nothing names is closed with the next collection of garbage. */
const held: DatabaseSync[] = []

function numberIn(lock: DatabaseSync): number {
  lock.exec('pragma busy_timeout = 1000')
  return Number(lock.prepare('pragma user_version').get()?.['user_version'])
}

function heldBy(pid: number, folder: string): string {
  return [
    `Un serveur se sert déjà de DATA_DIR (${folder})${pid === process.pid ? '' : ` : le processus n° ${pid}`}. La base embarquée n’en porte qu’un.`,
    '  Arrête-le d’abord, donne à celui-ci un autre DATA_DIR, ou passe à PostgreSQL (DATABASE_URL) pour plusieurs.',
  ].join('\n')
}
