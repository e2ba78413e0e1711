import { mkdtempSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkFilesMark } from '#server/storage/files-mark.ts'
import { serverKey, type KeyEnv } from '#server/storage/server-key.ts'
import { findKeyDigest } from '#server/storage/site.ts'
import { commandLine } from '#tests/server/fixtures/command-line.ts'
import { openProvider, type Provider } from '#tests/server/fixtures/provider.ts'

const one = 'the key of every machine of the site'
const two = 'another key, of another machine alone'

/** A site that servers have had, and a machine with a folder of its own. */
async function openSite() {
  const provider = await openProvider()
  await checkFilesMark(provider.world, 'DATA_DIR/files')
  return provider
}
const machine = ({ folder }: Provider, key: string | null = null): KeyEnv => ({
  DATA_DIR: mkdtempSync(join(folder, 'machine-')),
  TOKEN_KEY: key,
})

describe('The key of a site', () => {
  it('is the first one that its database met: made once, and found again', async () => {
    const site = await openSite()
    const here = machine(site)
    const key = await serverKey(site.world.db, here)
    expect(await serverKey(site.world.db, here)).toEqual(key)
    expect(new TextDecoder().decode(key)).not.toContain(await findKeyDigest(site.world.db))
  })

  it('is one for all its machines: another one’s stops the server, which says what to do', async () => {
    const site = await openSite()
    await serverKey(site.world.db, machine(site, one))
    await serverKey(site.world.db, machine(site, one))
    await expect(serverKey(site.world.db, machine(site, two))).rejects.toThrow(
      'La clé de cette base de données n’est pas là : TOKEN_KEY n’est pas celle avec laquelle elle a servi.',
    )
    await expect(serverKey(site.world.db, machine(site, two))).rejects.toThrow('npm run bo -- key adopt')
  })

  it('is not made anew where there is one, as after a restoration on another folder', async () => {
    const site = await openSite()
    await serverKey(site.world.db, machine(site))
    const there = machine(site)
    await expect(serverKey(site.world.db, there)).rejects.toThrow(
      `DATA_DIR/token-key (${there.DATA_DIR}/token-key) n’est pas celle avec laquelle elle a servi.\n`,
    )
    expect(readdirSync(there.DATA_DIR)).toEqual([])
  })

  it('is one of two that start at once', async () => {
    const site = await openSite()
    const ends = await Promise.allSettled(
      [machine(site), machine(site), machine(site, one)].map((each) => serverKey(site.world.db, each)),
    )
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('changes when somebody has looked and says so', async () => {
    const site = await openSite()
    await serverKey(site.world.db, machine(site, one))
    const bo = commandLine(site, site.folder, { TOKEN_KEY: two })
    expect(await bo('key', 'adopt')).toMatchObject({
      ok: true,
      lines: [
        expect.stringMatching(/^TOKEN_KEY n’est pas la clé de cette base\. Toutes les sessions finissent/),
        expect.stringContaining('Rien n’est changé.'),
      ],
    })
    await serverKey(site.world.db, machine(site, one))
    expect((await bo('key', 'adopt', '--yes')).lines[0]).toBe(
      'C’est fait : TOKEN_KEY est la clé de cette base, donne-la à chacun de ses serveurs.',
    )
    await serverKey(site.world.db, machine(site, two))
    await expect(serverKey(site.world.db, machine(site, one))).rejects.toThrow(
      'La clé de cette base de données n’est pas là',
    )
    expect(await bo('key', 'adopt', '--yes')).toEqual({
      ok: false,
      lines: ['TOKEN_KEY est déjà la clé de cette base. Rien n’est changé.'],
    })
    expect((await bo('key')).lines[0]).toBe('Il manque l’action : adopt.')
  })
})
