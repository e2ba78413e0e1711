import { describe, expect, it } from 'vitest'
import { rates } from '#server/limits/rates.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { ended, serverProcesses, stop, type ServerProcess } from '#tests/server/fixtures/server-process.ts'

const provider = await openProvider()
const { start } = serverProcesses(provider)
// A guess at one account is free again after twenty minutes, however long a busy machine takes over these.
const { burst, everyMs } = rates.loginByEmailAndAddress
const login = async ({ address }: ServerProcess) => {
  const body = JSON.stringify({ email: 'camille@exemple.fr', password: 'Parpaing-42' })
  return (
    await fetch(`${address}/api/login`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
  ).status
}

describe('a network that has used up its guesses at an account', () => {
  it('has used them up for the next process, too, whether the last one was stopped or killed', async () => {
    const first = await start()
    for (let turn = 0; turn < burst; turn += 1) expect(await login(first)).toBe(401)
    expect(await login(first)).toBe(429)
    await stop(first)
    const second = await start()
    expect(await login(second)).toBe(429)
    await provider.forgetRates()
    second.child.kill('SIGKILL')
    await ended(second.child)

    const third = await start()
    for (let turn = 0; turn < burst; turn += 1) expect(await login(third)).toBe(401)
    await written()
    third.child.kill('SIGKILL')
    await ended(third.child)
    expect(await login(await start())).toBe(429)
  }, 180_000)
})

/** Waits until the table says what was counted: at once, or a second behind. */
async function written(): Promise<void> {
  const isWritten = async () => {
    const rows = await provider.world.db
      .selectFrom('rate_limits')
      .select('empty_at')
      .where('key', 'like', 'loginByEmailAndAddress %')
      .execute()
    return rows.some(({ empty_at: at }) => at > Date.now() + (burst - 1) * everyMs)
  }
  await expect.poll(isWritten).toBe(true)
}
