import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { moveDatabase } from '#server/backup/move-database.ts'
import { tableNames } from '#server/backup/table-keys.ts'
import { sumOf } from '#server/backup/table-rows.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { checkFilesMark } from '#server/storage/files-mark.ts'
import { commandLine } from '#tests/server/fixtures/command-line.ts'
import { invoicedOrder, unpaidOrder } from '#tests/server/fixtures/invoiced.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'
import { newEmptyDatabase } from '#tests/server/fixtures/test-database.ts'

const provider = await openProvider()
const supplier = await newSupplier(provider)
await checkFilesMark(provider.world, 'DATA_DIR/files')
await invoicedOrder(provider, supplier)
await unpaidOrder(provider, supplier)

/** A folder with an embedded database of the same content. */
async function embedded(): Promise<string> {
  const [folder, there] = [join(provider.folder, crypto.randomUUID()), await mkdtemp(join(provider.folder, 'sqlite-'))]
  await commandLine(provider)('backup', folder)
  expect((await commandLine(provider, there, { DATABASE_URL: null })('restore', folder)).ok).toBe(true)
  return there
}

describe('An embedded database that moves to PostgreSQL', () => {
  it('is there row for row, and stays where it was', async () => {
    const folder = await embedded()
    const target = await newEmptyDatabase(folder)
    const move = commandLine(provider, folder, { DATABASE_URL: null })
    const { ok, lines } = await move('move', '--to', target.url ?? '')
    expect([ok, lines.filter((line) => /^(?:orders|users) /.test(line))]).toEqual([true, ['users : 1', 'orders : 2']])
    const moved = await openDatabase({ DATABASE_URL: target.url, DATA_DIR: folder }, provider.world.log)
    const kept = await openDatabase({ DATABASE_URL: null, DATA_DIR: folder }, provider.world.log)
    for (const name of tableNames) expect([name, await sumOf(moved, name)]).toEqual([name, await sumOf(kept, name)])
    await Promise.all([moved.destroy(), kept.destroy()])
    await target.drop()
  })

  it('goes on where it was cut off; until then no server starts there', async () => {
    const folder = await embedded()
    const target = await newEmptyDatabase(folder)
    const told: string[] = []
    const cut = moveDatabase(folder, target.url ?? '', (line) => {
      told.push(line)
      if (line.startsWith('orders ')) throw new Error('cut off')
    })
    await expect(cut).rejects.toThrow('cut off')
    const opening = openDatabase({ DATABASE_URL: target.url, DATA_DIR: folder }, provider.world.log)
    await expect(opening).rejects.toThrow('n’est pas fini')
    await moveDatabase(folder, target.url ?? '', () => {})
    const moved = await openDatabase({ DATABASE_URL: target.url, DATA_DIR: folder }, provider.world.log)
    for (const name of tableNames)
      expect([name, await sumOf(moved, name)]).toEqual([name, await sumOf(provider.world.db, name)])
    await moved.destroy()
    await target.drop()
  })

  it('is refused where something is already', async () => {
    const folder = await embedded()
    const { ok, lines } = await commandLine(provider, folder, { DATABASE_URL: null })(
      'move',
      '--to',
      provider.database.url ?? '',
    )
    expect([ok, lines]).toEqual([false, ['La base PostgreSQL n’est pas vide : elle doit être neuve.']])
  })
})
