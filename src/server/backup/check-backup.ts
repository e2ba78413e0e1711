import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDiskFiles } from '#server/adapters/files/disk-files.ts'
import { copySqlite } from '#server/db/sqlite.ts'
import { LaterSchema } from '#server/db/check-schema.ts'
import type { Database } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { openSqlite } from '#server/db/sqlite.ts'
import { HttpError } from '#server/log/http-error.ts'
import { bytesDigest, fileDigest, readManifest, type Manifest } from './manifest.ts'
import { storedFolders } from './make-backup.ts'
import type { TableName } from './table-keys.ts'
import { isSame, sumOf } from './table-rows.ts'

/**
 * Reads a backup from end to end in a place of its own: each file, each table, and brings a copy of its database to the
 * shape of this version, which `work` is given. Throws HttpError with what is wrong.
 */
export async function checkBackup(
  folder: string,
  work: (db: Database, manifest: Manifest, copy: string) => Promise<void> = async () => {},
): Promise<Manifest> {
  const manifest = await readManifest(folder)
  await checkFiles(folder, manifest)
  const scratch = await mkdtemp(join(tmpdir(), 'colibat-restore-'))
  try {
    const copy = join(scratch, 'colibat.db')
    await copySqlite(join(folder, 'colibat.db'), copy)
    const db = openSqlite(copy)
    try {
      for (const [table, sum] of Object.entries(manifest.tables))
        if (!isSame(await sumOf(db, table as TableName), sum)) throw damaged(folder, `la table ${table}`)
      await migrate(db, 'sqlite')
      await work(db, manifest, copy)
    } catch (error) {
      if (error instanceof LaterSchema)
        throw new HttpError(422, `${folder} vient d’une version plus récente que celle-ci : remets-la avec elle.`)
      throw error
    } finally {
      await db.destroy()
    }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
  return manifest
}

async function checkFiles(folder: string, { database, files, key }: Manifest): Promise<void> {
  const there = await readdir(folder)
  if (!there.includes('colibat.db') || (await fileDigest(join(folder, 'colibat.db'))) !== database)
    throw damaged(folder, 'colibat.db')
  if (key !== null && (!there.includes('token-key') || (await fileDigest(join(folder, 'token-key'))) !== key))
    throw damaged(folder, 'token-key')
  const copies = createDiskFiles(join(folder, 'files'))
  for (const [path, digest] of Object.entries(files)) {
    const bytes = await copies.read(path)
    if (bytes === null || bytesDigest(bytes) !== digest) throw damaged(folder, path)
  }
  for (const name of storedFolders)
    for await (const paths of copies.list(name))
      for (const path of paths) if (!Object.hasOwn(files, path)) throw damaged(folder, path)
}

function damaged(folder: string, what: string): HttpError {
  return new HttpError(422, `${folder} est abîmée : ${what} n’est pas comme sauvegardé. Rien n’est fait.`)
}
