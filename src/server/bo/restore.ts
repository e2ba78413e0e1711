import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { longDayAndTime } from '#rules/moment/french.ts'
import { checkBackup } from '#server/backup/check-backup.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { syncFolder } from '#server/adapters/files/durable.ts'
import { LaterSchema } from '#server/db/check-schema.ts'
import { migrate } from '#server/db/migrate.ts'
import { openSqlite } from '#server/db/sqlite.ts'
import { HttpError } from '#server/log/http-error.ts'
import { Misused, type CommandEnv, type FolderCommand } from './command.ts'

export const restore: FolderCommand = {
  async runClosed([file, option], env, now) {
    const { DATABASE_URL: url, DATA_DIR: folder } = env
    if (file === undefined || (option !== undefined && option !== '--verify'))
      throw new Misused('Il manque la sauvegarde à remettre.')
    if (existsSync(file) && statSync(file).isDirectory()) return await ofFolder(file, option === '--verify', env)
    if (url !== null) throw new HttpError(409, 'La base est PostgreSQL : c’est pg_restore qui la remet.')
    if (!existsSync(file)) throw new HttpError(404, `${file} n’existe pas.`)
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const place = join(folder, 'colibat.db')
    const draft = `${place}.restored`
    removeDatabase(draft)
    try {
      copyFileSync(file, draft)
      await checkCopy(draft, file)
      const aside = existsSync(place) ? setAside(place, join(folder, `avant-restauration-${stamp(now)}.db`)) : null
      renameSync(draft, place)
      await syncFolder(folder)
      return [
        `${file} est en place : ${place}.`,
        ...(aside === null ? [] : [`Ce qui y était est gardé : ${aside}.`]),
        ...aboutFiles(env),
      ]
    } finally {
      removeDatabase(draft)
    }
  },
}

async function ofFolder(folder: string, isCheck: boolean, env: CommandEnv): Promise<string[]> {
  const { madeAt, version, tables, files, key } = await (isCheck ? checkBackup(folder) : restoreBackup(folder, env))
  const what = `sauvegarde du ${longDayAndTime(new Date(madeAt))}, version ${version} : ${tables['orders']?.rows ?? 0} commandes, ${Object.keys(files).length} fichiers`
  if (isCheck) return [`${folder} est entière : ${what}. Tout a été relu et comparé ; rien n’est remis.`]
  return [
    `${folder} est remise : ${what}.`,
    ...(key === null && env.TOKEN_KEY === null
      ? ['La clé du serveur n’y était pas : remets le TOKEN_KEY d’avant.']
      : []),
  ]
}

/** What a copy does not name goes a day after it was saved (decision 091). */
function aboutFiles(env: CommandEnv): string[] {
  const where =
    env.S3_URL === null
      ? 'Les fichiers déposés sont à part : remets aussi DATA_DIR/files.'
      : 'Les fichiers déposés sont à part, dans S3 : ils y sont restés.'
  const key = `La clé aussi : remets ${env.TOKEN_KEY === null ? 'DATA_DIR/token-key' : 'le TOKEN_KEY d’avant'}, sans quoi le serveur ne démarre pas.`
  return [
    where,
    key,
    'Le serveur effacera, un jour après leur dépôt, ceux que cette copie ne nomme pas : garde-les ailleurs si tu en auras besoin.',
  ]
}

/** The copy must be whole, and of this server or an older one, whose tables are brought up to date. */
async function checkCopy(draft: string, file: string): Promise<void> {
  const refused = (cause?: unknown) =>
    new HttpError(
      422,
      `${file} n’est pas une copie de la base, ou elle est abîmée ou trop récente.${cause instanceof Error ? ` (${cause.message})` : ''}`,
    )
  if (!isOurs(draft)) throw refused()
  const db = openSqlite(draft)
  try {
    await migrate(db, 'sqlite')
  } catch (error) {
    throw error instanceof LaterSchema
      ? new HttpError(422, `${file} vient d’une version plus récente que celle-ci : remets-le avec elle.`)
      : refused(error)
  } finally {
    await db.destroy()
  }
}

/** Whether it is a whole database with our tables. */
function isOurs(draft: string): boolean {
  let copy: DatabaseSync | undefined
  try {
    copy = new DatabaseSync(draft)
    const isWhole = Object.values(copy.prepare('pragma integrity_check').get() ?? {})[0] === 'ok'
    const tables = copy
      .prepare(`select name from sqlite_master where name in ('orders', 'users', 'kysely_migration')`)
      .all()
    return isWhole && tables.length === 3
  } catch {
    return false
  } finally {
    copy?.close()
  }
}

/**
 * Moves the database that is there away, whole in one file; refuses while a server has it open. One that is broken is
 * moved as it is.
 */
function setAside(place: string, aside: string): string {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(place, { timeout: 0 })
    // Nobody but the last one who has it open can leave this mode, or take the lock.
    database.exec('pragma journal_mode = delete; pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    if (error instanceof Error && /locked|busy/.test(error.message))
      throw new HttpError(409, 'Un serveur, ou une autre commande, se sert de la base : arrête-le d’abord.')
  }
  try {
    for (const ending of ['', '-wal', '-shm'])
      if (existsSync(place + ending)) renameSync(place + ending, aside + ending)
  } finally {
    database?.close()
  }
  return aside
}

function removeDatabase(path: string): void {
  for (const ending of ['', '-wal', '-shm']) rmSync(path + ending, { force: true })
}

/** 2026-11-23T02:15:00Z → '20261123-021500'. */
function stamp(now: Date): string {
  return now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')
}
