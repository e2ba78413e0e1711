import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { ended, outputOf, serverProcesses, stop } from '#tests/server/fixtures/server-process.ts'
import { compileCache } from '#tests/setup/compile-cache.ts'

const provider = await openProvider()
const { launch, start } = serverProcesses(provider)

describe('The embedded database', () => {
  it('has one server: a second one says who is there and ends, the first goes on, and so does the command line beside it', async () => {
    const where = { DATA_DIR: mkdtempSync(join(provider.folder, 'alone-')) }
    const first = await start(where)
    const second = launch(where)
    const words = outputOf(second)
    expect(await ended(second)).toBe(1)
    expect(words()).toContain(
      `Un serveur se sert déjà de DATA_DIR (${where.DATA_DIR}) : le processus n° ${first.child.pid}. La base embarquée n’en porte qu’un.`,
    )
    expect((await fetch(`${first.address}/readyz`)).status).toBe(200)
    const env = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compileCache, ...where }
    expect(
      spawnSync(process.execPath, ['src/server/bo/bo.ts', 'staff', 'list'], { env, encoding: 'utf8' }).stdout,
    ).toBe('Personne.\n')
    await stop(first)
  }, 180_000)

  it('is free again once its server ended, also by a plug that was pulled', async () => {
    const where = { DATA_DIR: mkdtempSync(join(provider.folder, 'killed-')) }
    const killed = await start(where)
    killed.child.kill('SIGKILL')
    await ended(killed.child)
    await stop(await start(where))
    await stop(await start(where))
  }, 180_000)
})
