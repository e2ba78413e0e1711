import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tableNames } from '#server/backup/table-keys.ts'
import { sumOf } from '#server/backup/table-rows.ts'
import { openSqlite } from '#server/db/sqlite.ts'
import { checkFilesMark } from '#server/storage/files-mark.ts'
import { lastBackup } from '#server/storage/site.ts'
import { commandLine } from '#tests/server/fixtures/command-line.ts'
import { invoicedOrder, unpaidOrder } from '#tests/server/fixtures/invoiced.ts'
import { uploadSlip } from '#tests/server/fixtures/order.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'
import { newEmptyDatabase } from '#tests/server/fixtures/test-database.ts'

const provider = await openProvider()
const { db } = provider.world
const supplier = await newSupplier(provider)
await checkFilesMark(provider.world, 'DATA_DIR/files')
writeFileSync(join(provider.folder, 'token-key'), 'a key of the tests, of 32 characters')
await invoicedOrder(provider, supplier)
await unpaidOrder(provider, supplier)
const slip = await uploadSlip(provider, supplier)

const bo = commandLine(provider)
const elsewhere = async () => await mkdtemp(join(provider.folder, 'elsewhere-'))
const newBackup = async () => {
  const folder = join(await elsewhere(), 'sauvegarde')
  const outcome = await bo('backup', folder)
  return { folder, outcome }
}

/** What each table of a database holds, but for when it was backed up and its tries. */
async function contentOf(database: typeof db) {
  const names = tableNames.filter((name) => name !== 'site' && name !== 'write_tries')
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await sumOf(database, name)])))
}

describe('A backup', () => {
  it('holds database, files and key while the server runs, says so, and its age is known', async () => {
    const { folder, outcome } = await newBackup()
    expect(outcome).toEqual({
      ok: true,
      lines: [
        `${folder} est écrit : 2 commandes, ${Object.keys(manifestOf(folder).files).length} fichiers.`,
        'La clé du serveur y est aussi : qui lit ce dossier peut entrer partout.',
        `À relire de temps en temps : npm run bo -- restore ${folder} --verify`,
      ],
    })
    expect(await lastBackup(db)).toEqual(provider.now)
  })

  it('is never written over another one', async () => {
    const { folder } = await newBackup()
    expect(await bo('backup', folder)).toEqual({ ok: false, lines: [`${folder} existe déjà.`] })
  })

  it('is read from end to end by « --verify », which puts nothing anywhere', async () => {
    const { folder } = await newBackup()
    const { ok, lines } = await bo('restore', folder, '--verify')
    expect([ok, lines[0]]).toEqual([true, expect.stringContaining('Tout a été relu et comparé ; rien n’est remis.')])
  })

  it.each(['colibat.db', 'token-key', `files/${slip}`, 'manifest.json'])(
    'is refused when a byte of it changed: %s',
    async (name) => {
      const { folder } = await newBackup()
      const bytes = readFileSync(join(folder, name))
      bytes[bytes.length - 3] = (bytes.at(-3) ?? 0) ^ 1
      writeFileSync(join(folder, name), bytes)
      expect((await bo('restore', folder, '--verify')).ok).toBe(false)
    },
  )
})

describe('A backup that is restored', () => {
  it('gives an embedded database with every row, every file and the key', async () => {
    const { folder } = await newBackup()
    const before = await contentOf(db)
    const there = await elsewhere()
    const restore = commandLine(provider, there, { DATABASE_URL: null })
    expect((await restore('restore', folder)).ok).toBe(true)
    const restored = openSqlite(join(there, 'colibat.db'))
    expect(await contentOf(restored)).toEqual(before)
    const orders = await restored.selectFrom('orders').select('id').where('delivery_type', '=', 'flex').execute()
    expect(orders).toHaveLength(2)
    await restored.destroy()
    expect(readFileSync(join(there, 'files', slip))).toEqual(readFileSync(join(provider.folder, 'files', slip)))
    expect(readFileSync(join(there, 'token-key'), 'utf8')).toBe('a key of the tests, of 32 characters')
    expect(await restore('restore', folder)).toMatchObject({ ok: false })
  })

  it('gives the same in an empty database of the other server, and goes on counting where it was', async () => {
    const { folder } = await newBackup()
    const there = await elsewhere()
    const empty = await newEmptyDatabase(there)
    const { ok, lines } = await commandLine(provider, there, { DATABASE_URL: empty.url })('restore', folder)
    expect([ok, lines[0]]).toEqual([true, expect.stringContaining('est remise')])
    const restored = await empty.open(provider.world.log)
    expect(await contentOf(restored)).toEqual(await contentOf(db))
    const next = async (database: typeof db) =>
      (
        await database
          .insertInto('proof_photos')
          .values({
            order_id: 1,
            key: 'next',
            path: 'photos/next.jpg',
            description: '',
            bytes: 1,
            by_id: null,
            uploaded_at: 0,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id
    expect(await next(restored)).toBe(await next(db))
    await restored.destroy()
    await empty.drop()
  })
})

function manifestOf(folder: string): { files: Record<string, string> } {
  return JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as { files: Record<string, string> }
}
