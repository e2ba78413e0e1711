import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { copySqlite } from '#server/db/copy-sqlite.ts'
import { HttpError } from '#server/log/http-error.ts'
import { filesPlace } from '#server/config/open-files.ts'
import { keyPlace } from '#server/storage/server-key.ts'
import { Misused, type FolderCommand } from './command.ts'

/** Opens nothing else: also before a newer version brings the database up to date. */
export const backup: FolderCommand = {
  async runClosed([file], env) {
    if (file === undefined) throw new Misused('Il manque le fichier à écrire.')
    if (env.DATABASE_URL !== null) throw new HttpError(409, 'La base est PostgreSQL : c’est pg_dump qui la copie.')
    if (existsSync(file)) throw new HttpError(409, `${file} existe déjà.`)
    const place = join(env.DATA_DIR, 'colibat.db')
    if (!existsSync(place)) throw new HttpError(404, `${place} n’existe pas.`)
    await copySqlite(place, file)
    return [
      `${file} est écrit.`,
      `Les fichiers déposés sont à part : copie aussi ${filesPlace(env)}, après la base.`,
      `La clé aussi : ${keyPlace(env)}.`,
    ]
  },
}
