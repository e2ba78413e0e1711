import { type ClientRequest, request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { call, encoded } from '#tests/server/fixtures/call.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { serverProcesses, stop } from '#tests/server/fixtures/server-process.ts'
import { slipForm } from '#tests/server/fixtures/slip-files.ts'
import { replyOf412 } from '#tests/server/fixtures/slip-reply.ts'
import { aRegistration, newSupplier } from '#tests/server/fixtures/supplier.ts'
import { allowForEngines, openReader } from '#tests/slip-reader/reading/readings.ts'
import { pictureOf, textPdf } from '#tests/slip-reader/reading/drawn-slips.ts'

allowForEngines()
const provider = await openProvider()
const { start } = serverProcesses(provider)
const picture = await (await pictureOf(await textPdf(412))).png().toBuffer()

describe('the reading of a slip', () => {
  it('keeps no other call waiting', async () => {
    const busy = await openProvider({ world: { slipReader: openReader() } })
    const { token } = await newSupplier(busy)
    let isRead = false
    const reading = call(busy, 'readSlip', { token, body: slipForm(picture) }).then(
      (answer) => ((isRead = true), answer),
    )
    let answered = 0
    while (!isRead && answered < 50) {
      expect((await busy.app.request('/healthz')).status).toBe(200)
      answered += 1
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect({ answered, isRead }).toEqual({ answered: 50, isRead: false })
    expect((await reading).raw).toEqual(replyOf412)
  })
})

describe('a server process that has read slips', () => {
  it('ends well when it is told to stop, with its engines open', async () => {
    const server = await started()
    const { address, token } = server
    expect(await read(address, token, await textPdf(412))).toEqual(replyOf412)
    expect(await read(address, token, picture)).toMatchObject({ ok: true })
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
    expect(await read(address, token, await textPdf(412))).toEqual(replyOf412)
    expect(output()).not.toMatch(/"level":50/)
    await stop(server)
  }, 180_000)
})

describe('the place of a slip that is being sent', () => {
  it('is free again when its sender, and who waited behind, have gone in the middle', async () => {
    const server = await started()
    const { address, token, output } = server
    const sent = await Promise.all([halfSent(address, token), halfSent(address, token), halfSent(address, token)])
    await expect.poll(() => fetch(`${address}/healthz`).then(({ ok }) => ok)).toBe(true)
    for (const reading of sent) reading.destroy()
    expect(await read(address, token, await textPdf(412))).toEqual(replyOf412)
    expect(output()).not.toMatch(/"level":50/)
    await stop(server)
  }, 180_000)
})

/** A reading whose head has left, and half of its body. */
async function halfSent(address: string, token: string): Promise<ClientRequest> {
  const { body, headers } = await encoded(slipForm(picture))
  const sending = request(`${address}/api/bo/ocr-bordereau`, {
    method: 'POST',
    headers: { ...headers, Authorization: `Bearer ${token}` },
  })
  sending.on('error', () => {})
  await new Promise<void>(
    (resolve) => void sending.write(new Uint8Array(body, 0, body.byteLength / 2), () => resolve()),
  )
  return sending
}

async function started() {
  const person = aRegistration()
  await call(provider, 'register', { body: person })
  const server = await start()
  const login = await fetch(`${server.address}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: person.email, password: person.password }),
  })
  const { data } = (await login.json()) as { data: { token: string } }
  return { ...server, token: data.token }
}

async function read(
  address: string,
  token: string,
  bytes: Uint8Array,
  signal: AbortSignal | null = null,
): Promise<unknown> {
  const response = await fetch(`${address}/api/bo/ocr-bordereau`, {
    method: 'POST',
    body: slipForm(bytes),
    headers: { Authorization: `Bearer ${token}` },
    signal,
  })
  return await response.json()
}
