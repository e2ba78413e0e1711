import { describe, expect, it } from 'vitest'
import { call } from '../call.ts'
import { openProvider } from '../provider.ts'
import { serverProcesses, stop } from '../server-process.ts'
import { slipForm } from '../slip-files.ts'
import { aRegistration } from '../supplier.ts'
import { pictureOf, textPdf } from './drawn-slips.ts'

const provider = await openProvider()
const { start } = serverProcesses(provider)
const picture = await (await pictureOf(await textPdf(412))).png().toBuffer()

describe('a server process that has read slips', () => {
  it('ends well when it is told to stop, with its engines open', async () => {
    const server = await started()
    const { address, token } = server
    expect(await read(address, token, await textPdf(412))).toEqual({ ok: true, poids_total_kg: 412 })
    expect(await read(address, token, picture)).toEqual({ ok: true, poids_total_kg: 412 })
    await stop(server)
  }, 180_000)

  it('stops reading when the sender goes away', async () => {
    const server = await started()
    const { address, token, output } = server
    const leaving = new AbortController()
    const gone = read(address, token, picture, leaving.signal).catch(() => 'gone')
    await expect.poll(() => fetch(`${address}/healthz`).then(({ ok }) => ok)).toBe(true)
    leaving.abort()
    expect(await gone).toBe('gone')
    expect(await read(address, token, await textPdf(412))).toEqual({ ok: true, poids_total_kg: 412 })
    expect(output()).not.toMatch(/"level":50/)
    await stop(server)
  }, 180_000)
})

async function started() {
  const person = aRegistration()
  await call(provider, 'register', { body: person })
  const server = await start()
  const login = await fetch(`${server.address}/api/login`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ email: person.email, password: person.password }) })
  const { data } = (await login.json()) as { data: { token: string } }
  return { ...server, token: data.token }
}

async function read(address: string, token: string, bytes: Uint8Array, signal: AbortSignal | null = null): Promise<unknown> {
  const response = await fetch(`${address}/api/bo/ocr-bordereau`, { method: 'POST', body: slipForm(bytes), headers: { Authorization: `Bearer ${token}` }, signal })
  return await response.json()
}
