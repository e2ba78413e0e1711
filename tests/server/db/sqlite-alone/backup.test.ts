import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { commandLine } from '#tests/server/fixtures/command-line.ts'
import { unpaidOrder } from '#tests/server/fixtures/invoiced.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const supplier = await newSupplier(provider)
const bo = commandLine(provider)
const backup = (file: string) => bo('backup', file)

describe('A backup of the embedded database', () => {
  it('holds every order that was answered before it, while others are placed', async () => {
    const placed = [await unpaidOrder(provider, supplier), await unpaidOrder(provider, supplier)].map(({ id }) => id)
    const file = join(provider.folder, 'copie.db')
    const [outcome] = await Promise.all([backup(file), unpaidOrder(provider, supplier)])
    expect(outcome).toEqual({
      lines: [
        `${file} est écrit.`,
        expect.stringContaining('copie aussi DATA_DIR/files'),
        expect.stringMatching(/^La clé aussi : DATA_DIR\/token-key /),
      ],
      ok: true,
    })
    const database = new DatabaseSync(file, { readOnly: true })
    const ids = database
      .prepare('select id from orders order by id')
      .all()
      .map(({ id }) => id)
    database.close()
    expect(ids).toEqual(expect.arrayContaining(placed))
  })

  it('is never written over a file', async () => {
    const file = join(provider.folder, 'deux-fois.db')
    await backup(file)
    expect(await backup(file)).toEqual({ lines: [`${file} existe déjà.`], ok: false })
  })
})
