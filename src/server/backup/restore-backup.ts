import { existsSync } from 'node:fs'
import { copyFile, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { createDiskFiles } from '#server/adapters/files/disk-files.ts'
import { syncFolder } from '#server/adapters/files/durable.ts'
import type { Files } from '#server/adapters/files/files.ts'
import { filesPlace, openFiles } from '#server/config/open-files.ts'
import { copySqlite } from '#server/db/sqlite.ts'
import type { Database } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { HttpError } from '#server/log/http-error.ts'
import { checkBackup } from './check-backup.ts'
import { copyTables } from './copy-tables.ts'
import { storedFolders, withPostgres, type Source } from './make-backup.ts'
import type { Manifest } from './manifest.ts'

/**
 * Puts a backup back where there is nothing yet, of either engine and store, after all of it was read and compared.
 * Throws HttpError.
 */
export async function restoreBackup(folder: string, env: Source['env']): Promise<Manifest> {
  const store = openFiles(env)
  await refuseFiles(store, filesPlace(env))
  const { DATABASE_URL: url, DATA_DIR: home } = env
  if (url === null && existsSync(join(home, 'colibat.db')))
    throw new HttpError(
      409,
      `${join(home, 'colibat.db')} est déjà là : une sauvegarde est remise dans un DATA_DIR neuf.`,
    )
  return await checkBackup(folder, async (db, manifest, copy) => {
    await mkdir(home, { recursive: true, mode: 0o700 })
    await putFiles(folder, manifest, store)
    if (manifest.key !== null && env.TOKEN_KEY === null)
      await copyFile(join(folder, 'token-key'), join(home, 'token-key'))
    // The database comes last: what was cut off before is no site, and no server starts on it.
    await (url === null ? putEmbedded(copy, home) : putPostgres(db, url))
  })
}

async function refuseFiles(store: Files, place: string): Promise<void> {
  for (const name of storedFolders)
    for await (const paths of store.list(name))
      if (paths.length > 0)
        throw new HttpError(409, `${place} n’est pas vide : une sauvegarde est remise dans un stockage neuf.`)
}

async function putFiles(folder: string, { files }: Manifest, store: Files): Promise<void> {
  const copies = createDiskFiles(join(folder, 'files'))
  for (const path of Object.keys(files)) {
    const bytes = await copies.read(path)
    if (bytes !== null) await store.save(path, bytes)
  }
}

async function putEmbedded(copy: string, home: string): Promise<void> {
  const [place, draft] = [join(home, 'colibat.db'), join(home, 'colibat.db.restored')]
  await rm(draft, { force: true })
  await copySqlite(copy, draft)
  await rename(draft, place)
  await syncFolder(home)
}

async function putPostgres(from: Database, url: string): Promise<void> {
  await withPostgres(url, async (to) => {
    await refuseRows(to)
    await migrate(to, 'postgres')
    await copyTables(from, to)
  })
}

/** Throws when the database has tables with an account or an order in them. */
export async function refuseRows(db: Database): Promise<void> {
  const names = new Set((await db.introspection.getTables()).map(({ name }) => name))
  for (const table of ['users', 'site'] as const) {
    if (!names.has(table)) continue
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)
    if (rows.length > 0) throw new HttpError(409, 'La base PostgreSQL n’est pas vide : elle doit être neuve.')
  }
}
