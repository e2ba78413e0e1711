import { cpSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { copySqlite } from '#server/db/sqlite.ts'
import { checkFilesMark } from '#server/storage/files-mark.ts'
import { unpaidOrder } from '#tests/server/fixtures/invoiced.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { ended, outputOf, serverProcesses, stop } from '#tests/server/fixtures/server-process.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const { launch, start } = serverProcesses(provider)
const supplier = await newSupplier(provider)
const { id } = await unpaidOrder(provider, supplier)
await checkFilesMark(provider.world, 'DATA_DIR/files')

/** The data of a site of the version before this one. */
async function before(): Promise<string> {
  const folder = mkdtempSync(join(provider.folder, 'before-'))
  const place = join(folder, 'colibat.db')
  await copySqlite(join(provider.folder, 'colibat.db'), place)
  const database = new DatabaseSync(place)
  database.exec(
    `alter table site drop column backed_up_at; alter table site drop column webhook_seen_at; drop table stray_charges; drop index letters_given_up; drop index invoices_issued_at; drop index orders_refunded_at; delete from kysely_migration where name = '036-health'`,
  )
  database.close()
  cpSync(join(provider.folder, 'files'), join(folder, 'files'), { recursive: true })
  return folder
}

const copyIn = (folder: string) => join(folder, 'avant-mise-a-jour.db')
const columnsOfSite = (path: string) => {
  const database = new DatabaseSync(path, { readOnly: true })
  const [columns, orders] = [
    database.prepare('pragma table_info(site)').all(),
    database.prepare('select id from orders').all(),
  ]
  database.close()
  return { columns: columns.map(({ name }) => name), orders: orders.map((order) => order['id']) }
}

describe('The copy of the embedded database from before it is brought up to date', () => {
  it('is kept beside it, the newest alone, and none is made where there is nothing to bring up to date', async () => {
    const folder = await before()
    const server = await start({ DATA_DIR: folder })
    expect(server.output()).toMatch(/"copy":"[^"]*avant-mise-a-jour\.db".*"migration 036-health…"/s)
    await stop(server)
    expect(columnsOfSite(copyIn(folder))).toEqual({ columns: ['id', 'files_mark', 'key_digest'], orders: [id] })
    expect(columnsOfSite(join(folder, 'colibat.db')).columns).toEqual([
      'id',
      'files_mark',
      'key_digest',
      'backed_up_at',
      'webhook_seen_at',
    ])

    const again = await start({ DATA_DIR: folder })
    expect(again.output()).not.toContain('avant-mise-a-jour')
    await stop(again)
    expect(readdirSync(folder).filter((name) => /^avant-.*\.db$/.test(name))).toEqual(['avant-mise-a-jour.db'])
    const fresh = { DATA_DIR: mkdtempSync(join(provider.folder, 'fresh-')) }
    await stop(await start(fresh))
    expect(readdirSync(fresh.DATA_DIR)).not.toContain('avant-mise-a-jour.db')
  }, 180_000)

  it('must be written first: without it nothing is changed', async () => {
    const folder = await before()
    mkdirSync(copyIn(folder))
    const child = launch({ DATA_DIR: folder })
    const words = outputOf(child)
    expect(await ended(child)).toBe(1)
    expect(words()).toMatch(
      /^La base de données attend sa mise à jour, et la copie d’avant, .*avant-mise-a-jour\.db, ne s’écrit pas \(.+\)\. Fais de la place\. Rien n’est changé\.$/m,
    )
    expect(columnsOfSite(join(folder, 'colibat.db')).columns).toEqual(['id', 'files_mark', 'key_digest'])
  }, 180_000)
})
