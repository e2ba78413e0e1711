import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { checkFilesMark } from '#server/storage/files-mark.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { paidOrder, unpaidOrder } from '#tests/server/fixtures/invoiced.ts'
import { uploadSlip } from '#tests/server/fixtures/order.ts'
import { commandLine } from '#tests/server/fixtures/command-line.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { ended, outputOf, serverProcesses, stop } from '#tests/server/fixtures/server-process.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'
import { compileCache } from '#tests/setup/compile-cache.ts'

const provider = await openProvider()
const supplier = await newSupplier(provider)
const { launch, start } = serverProcesses(provider)
await uploadSlip(provider, supplier)
await checkFilesMark(provider.world, 'DATA_DIR/files')
const elsewhere = () => mkdtempSync(join(provider.folder, 'elsewhere-'))
const file = (name: string) => join(provider.folder, name)
/** The database of a backup. */
const copyIn = (name: string) => join(file(name), 'colibat.db')

/** The command line as a program, beside a server or where there is none. */
async function program(
  folder: string,
  ...words: readonly string[]
): Promise<{ readonly code: number | null; readonly text: string }> {
  const env = { PATH: process.env['PATH'], DATA_DIR: folder, NODE_COMPILE_CACHE: compileCache }
  const child = spawn(process.execPath, ['src/server/bo/bo.ts', ...words], { env })
  const text = outputOf(child)
  return { code: await ended(child), text: text() }
}

/** The same in this process. */
const backup = (path: string) => commandLine(provider)('backup', path)
const restore = (folder: string, path: string) => commandLine(provider, folder)('restore', path)

const idsIn = (path: string) => {
  const database = new DatabaseSync(path, { readOnly: true })
  const ids = database
    .prepare('select id from orders order by id')
    .all()
    .map(({ id }) => Number(id))
  database.close()
  return ids
}

describe('A backup that is restored elsewhere', () => {
  it('has every order that was answered before it began, though others were placed all the while; a server there shows them as they were', async () => {
    const answered = [(await unpaidOrder(provider, supplier)).id, (await unpaidOrder(provider, supplier)).id]
    const meanwhile: number[] = []
    const copying = program(provider.folder, 'backup', file('copie'))
    let isDone = false
    void copying.then(() => (isDone = true))
    while (!isDone) meanwhile.push((await paidOrder(provider, supplier)).id)
    expect(await copying).toEqual({
      code: 0,
      text: expect.stringMatching(/^\S+copie est écrit : \d+ commandes, \d+ fichiers\.\n/),
    })
    expect(meanwhile).not.toEqual([])

    const there = elsewhere()
    expect((await restore(there, copyIn('copie'))).lines[0]).toBe(
      `${copyIn('copie')} est en place : ${join(there, 'colibat.db')}.`,
    )
    const restored = idsIn(join(there, 'colibat.db'))
    const all = [...answered, ...meanwhile]
    // What was placed meanwhile is there up to some moment, without a gap.
    expect(restored.length).toBeGreaterThanOrEqual(answered.length)
    expect(restored).toEqual(all.slice(0, restored.length))

    const early = launch({ DATA_DIR: there })
    const words = outputOf(early)
    expect(await ended(early)).toBe(1)
    expect(words()).toContain(
      `Les fichiers de cette base de données ne sont pas là : DATA_DIR/files (${there}/files) n’en porte pas la marque.`,
    )
    cpSync(file('files'), join(there, 'files'), { recursive: true })

    const server = await start({ DATA_DIR: there })
    const post = await fetch(`${server.address}/api/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: supplier.email, password: 'Parpaing-42' }),
    })
    const { data } = (await post.json()) as { data: { token: string } }
    const shown = (await (
      await fetch(`${server.address}/api/fo/my-orders`, { headers: { Authorization: `Bearer ${data.token}` } })
    ).json()) as { data: { id: number }[] }
    await stop(server)
    const here = (await call(provider, 'myOrders', { token: supplier.token })).raw as { data: { id: number }[] }
    // The newest may have been copied between its storing and its payment.
    const whole = (orders: readonly { readonly id: number }[]) =>
      orders.filter(({ id }) => restored.includes(id) && id !== restored.at(-1))
    expect(shown.data.map(({ id }) => id)).toEqual(restored.toReversed())
    expect(whole(shown.data)).toEqual(whole(here.data))
  }, 180_000)
})

describe('The restoring of a backup', () => {
  it('is refused while a server has the database open, and changes nothing', async () => {
    await backup(file('pour-rien'))
    const before = readdirSync(provider.folder)
    expect(await program(provider.folder, 'restore', copyIn('pour-rien'))).toEqual({
      code: 1,
      text: 'Un serveur, ou une autre commande, se sert de la base : arrête-le d’abord.\n',
    })
    expect(readdirSync(provider.folder)).toEqual(before)
    expect((await unpaidOrder(provider, supplier)).id).toBeGreaterThan(0)
  }, 180_000)

  it('keeps what was there beside it', async () => {
    await backup(file('avant'))
    const lost = (await unpaidOrder(provider, supplier)).id
    await backup(file('apres'))
    const there = elsewhere()
    await restore(there, copyIn('apres'))
    const { ok, lines } = await restore(there, copyIn('avant'))
    const aside = /gardé : (.*)\.$/m.exec(lines.join('\n'))?.[1] ?? ''
    expect([ok, idsIn(aside).includes(lost), idsIn(join(there, 'colibat.db')).includes(lost)]).toEqual([
      true,
      true,
      false,
    ])
  })

  it('replaces a database that is broken, which stays beside it', async () => {
    await backup(file('saine'))
    const there = elsewhere()
    writeFileSync(join(there, 'colibat.db'), 'broken')
    expect((await restore(there, copyIn('saine'))).ok).toBe(true)
    expect([
      idsIn(join(there, 'colibat.db')).length > 0,
      readdirSync(there).filter((name) => /^avant-restauration-\d{8}-\d{6}\.db$/.test(name)).length,
    ]).toEqual([true, 1])
  })

  it.each([
    ['a text', 'bonjour'],
    ['nothing', ''],
  ])('takes no file that is no backup, and leaves no trace: %s', async (_, content) => {
    writeFileSync(file('autre.db'), content)
    const there = elsewhere()
    expect(await restore(there, file('autre.db'))).toEqual({
      ok: false,
      lines: [`${file('autre.db')} n’est pas une copie de la base, ou elle est abîmée ou trop récente.`],
    })
    expect(readdirSync(there)).toEqual([])
  })

  it('takes no backup of a later version', async () => {
    await backup(file('demain'))
    const database = new DatabaseSync(copyIn('demain'))
    database.exec(`insert into kysely_migration values ('999-later', '2030-01-01')`)
    database.close()
    const there = elsewhere()
    expect(await restore(there, copyIn('demain'))).toEqual({
      ok: false,
      lines: [`${copyIn('demain')} vient d’une version plus récente que celle-ci : remets-le avec elle.`],
    })
    expect(readdirSync(there)).toEqual([])
  })

  it('asks for a file that is there', async () => {
    expect((await restore(elsewhere(), file('rien.db'))).lines).toEqual([`${file('rien.db')} n’existe pas.`])
  })
})
