import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { openS3 } from '#tests/server/fixtures/s3-store.ts'
import { s3Settings } from '#tests/stand-ins/s3-store.ts'
import { ended, outputOf, serverProcesses, stop } from '#tests/server/fixtures/server-process.ts'

const provider = await openProvider()
const { launch, start } = serverProcesses(provider)
const s3 = await openS3('ensemble')
const another = () => ({
  DATA_DIR: mkdtempSync(join(provider.folder, 'machine-')),
  TOKEN_KEY: 'the same key for every machine of the site',
})

describe('Servers on one database', () => {
  it('do not start with a folder or a key each, and do with one store and one key', async () => {
    const [a, b] = [another(), another()]
    const first = await start(a)
    const alone = launch(b)
    const words = outputOf(alone)
    expect(await ended(alone)).toBe(1)
    expect(words()).toContain(
      `Les fichiers de cette base de données ne sont pas là : DATA_DIR/files (${b.DATA_DIR}/files) n’en porte pas la marque.`,
    )
    await stop(first)
    await provider.world.db.deleteFrom('site').execute()
    const shared = s3Settings(s3('ensemble'))
    for (const server of await Promise.all([start({ ...a, ...shared }), start({ ...b, ...shared })])) await stop(server)

    const other = launch({ ...b, ...shared, TOKEN_KEY: 'another key, which only this machine has' })
    const said = outputOf(other)
    expect(await ended(other)).toBe(1)
    expect(said()).toContain(
      'La clé de cette base de données n’est pas là : TOKEN_KEY n’est pas celle avec laquelle elle a servi.',
    )
  }, 180_000)
})
