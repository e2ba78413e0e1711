import { existsSync } from 'node:fs'
import { copyFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { createDiskFiles } from '#server/adapters/files/disk-files.ts'
import { openFiles, type FilesEnv } from '#server/config/open-files.ts'
import { version } from '#server/config/version.ts'
import { copySqlite } from '#server/db/sqlite.ts'
import type { Database } from '#server/db/database.ts'
import { migrate, pendingMigrations, schemaVersion } from '#server/db/migrate.ts'
import { openSqlite } from '#server/db/sqlite.ts'
import { HttpError } from '#server/log/http-error.ts'
import { fileFolders } from '#server/storage/named-files.ts'
import { writeNewFolder } from '#server/storage/new-folder.ts'
import { markBackedUp } from '#server/storage/site.ts'
import { copyTables } from './copy-tables.ts'
import { bytesDigest, fileDigest, writeManifest, type Manifest } from './manifest.ts'
import { tableNames } from './table-keys.ts'
import { sumOf } from './table-rows.ts'

/** The folders of the store that a backup holds: the mark of the files is among them. */
export const storedFolders = [...fileFolders, 'site'] as const

/** What is backed up, and where to; the server may be running. */
export interface Source {
  readonly env: FilesEnv & { readonly DATABASE_URL: string | null; readonly TOKEN_KEY: string | null }
  readonly now: Date
}

/**
 * Writes a backup into a new folder, named only once whole: the database as it is at one moment, then the stored files.
 * HttpError when the folder is there, or the database of another version.
 */
export async function makeBackup(target: string, { env, now }: Source): Promise<Manifest> {
  const manifest = await writeNewFolder(target, async (draft) => {
    const database = join(draft, 'colibat.db')
    await (env.DATABASE_URL === null ? copyEmbedded(env.DATA_DIR, database) : copyPostgres(env.DATABASE_URL, database))
    const tables = await sumsOf(database)
    const files = await copyFiles(env, draft)
    const key = await copyKey(env, draft)
    const made = { format: 1, version, schema: schemaVersion, madeAt: now.toISOString() } as const
    const whole = { ...made, database: await fileDigest(database), tables, files, key }
    await writeManifest(draft, whole)
    return whole
  })
  await noteBackup(env, now)
  return manifest
}

async function copyEmbedded(folder: string, to: string): Promise<void> {
  const place = join(folder, 'colibat.db')
  if (!existsSync(place)) throw new HttpError(404, `${place} n’existe pas.`)
  await copySqlite(place, to)
}

/** At one moment, however long it takes: what is written meanwhile is not seen. */
async function copyPostgres(url: string, to: string): Promise<void> {
  await withPostgres(url, async (from) => {
    await refuseOther(from)
    const copy = openSqlite(to)
    try {
      await migrate(copy, 'sqlite')
      await from
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((snapshot) => copyTables(snapshot, copy))
      // One file, without a journal beside it.
      await sql`pragma journal_mode = delete`.execute(copy)
    } finally {
      await copy.destroy()
    }
  })
}

/** Of the copy: rows of the original may come meanwhile. A table of a later version is not there. */
async function sumsOf(path: string): Promise<Manifest['tables']> {
  const db = openSqlite(path)
  try {
    const there = new Set((await db.introspection.getTables()).map(({ name }) => name))
    const sums: Manifest['tables'] = {}
    for (const table of tableNames) if (there.has(table)) sums[table] = { ...(await sumOf(db, table)) }
    await sql`pragma journal_mode = delete`.execute(db)
    return sums
  } finally {
    await db.destroy()
  }
}

async function copyFiles(env: FilesEnv, folder: string): Promise<Record<string, string>> {
  const [store, copies] = [openFiles(env), createDiskFiles(join(folder, 'files'))]
  const digests: Record<string, string> = {}
  for (const name of storedFolders)
    for await (const paths of store.list(name))
      for (const path of paths.filter((each) => !each.endsWith('.part'))) {
        const bytes = await store.read(path)
        // The server removed it meanwhile.
        if (bytes === null) continue
        await copies.save(path, bytes)
        digests[path] = bytesDigest(bytes)
      }
  return digests
}

async function copyKey({ TOKEN_KEY: given, DATA_DIR: folder }: Source['env'], to: string): Promise<string | null> {
  if (given !== null || !(await readdir(folder)).includes('token-key')) return null
  await copyFile(join(folder, 'token-key'), join(to, 'token-key'))
  return await fileDigest(join(to, 'token-key'))
}

/** So that its age can be told; a database of another version cannot be told it. */
async function noteBackup({ DATABASE_URL: url, DATA_DIR: folder }: Source['env'], now: Date): Promise<void> {
  const note = async (db: Database) => {
    if ((await pendingMigrations(db)).length === 0) await markBackedUp(db, now)
  }
  if (url !== null) return await withPostgres(url, note)
  const db = openSqlite(join(folder, 'colibat.db'))
  await note(db).finally(() => db.destroy())
}

async function refuseOther(db: Database): Promise<void> {
  const pending = await pendingMigrations(db)
  if (pending.length > 0)
    throw new HttpError(
      409,
      'La base de données attend la mise à jour de cette version : sauvegarde-la avec la version qui la sert.',
    )
}

/** Works on PostgreSQL, without a limit but that of silence; its driver is loaded here alone. */
export async function withPostgres<Result>(url: string, work: (db: Database) => Promise<Result>): Promise<Result> {
  const { openPostgres } = await import('#server/db/postgres.ts')
  const db = openPostgres(url, { info() {}, warn() {}, error() {} }, { connectMs: 5000, silenceMs: 0 })
  return await work(db).finally(() => db.destroy())
}
