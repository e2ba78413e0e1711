import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { backup as copy, DatabaseSync } from 'node:sqlite'
import { HttpError } from '#server/http-error.ts'
import { filesPlace } from '#server/open-files.ts'
import { Misused, type Command } from './command.ts'

export const backup: Command = {
  async run([file], { env }) {
    if (file === undefined) throw new Misused('Il manque le fichier à écrire.')
    if (env.DATABASE_URL !== null) throw new HttpError(409, 'La base est PostgreSQL : c’est pg_dump qui la copie.')
    if (existsSync(file)) throw new HttpError(409, `${file} existe déjà.`)
    const source = new DatabaseSync(join(env.DATA_DIR, 'colibat.db'), { readOnly: true })
    try {
      // In one go: a copy in parts begins anew with every order that is placed meanwhile.
      await copy(source, file, { rate: 2 ** 31 - 1 })
    } finally {
      source.close()
    }
    return [`${file} est écrit.`, `Les fichiers déposés sont à part : copie aussi ${filesPlace(env)}, après la base.`]
  },
}
