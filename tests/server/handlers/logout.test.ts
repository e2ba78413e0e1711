import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { endToken } from '#server/users/ended-tokens.ts'
import { sweep } from '#server/housekeeping.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { aRegistration, newSupplier, signIn } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const second = await openProvider({ beside: provider })
const { db } = provider.world
const start = provider.now
const orders = async (token: string, where = provider) => (await call(where, 'myOrders', { token })).status
const signOut = (token: string) => call(provider, 'logout', { token, body: {} })

describe('Signing out', () => {
  it('ends the session for good, at every process', async () => {
    const { token } = await newSupplier(provider)
    expect(await orders(token)).toBe(200)
    expect((await signOut(token)).raw).toEqual({ success: true })
    expect([await orders(token), await orders(token, second)]).toEqual([401, 401])
  })

  it('needs not to say of what type nothing is', async () => {
    const { token } = await newSupplier(provider)
    expect((await call(provider, 'logout', { token })).raw).toEqual({ success: true })
    expect(await orders(token)).toBe(401)
    const something = await provider.app.request('/api/logout', {
      method: 'POST',
      body: new Uint8Array([123, 125]),
      headers: { Authorization: `Bearer ${(await newSupplier(provider)).token}` },
    })
    expect(something.status).toBe(415)
  })

  it.each([undefined, {}])('needs no body: %j', async (body) => {
    const { token } = await newSupplier(provider)
    const headers = { 'Content-Type': 'application/json' }
    expect((await call(provider, 'logout', { token, headers, ...(body && { body }) })).raw).toEqual({ success: true })
    expect(await orders(token)).toBe(401)
  })

  it('leaves the other sessions of the account, and everybody else’s', async () => {
    const body = aRegistration()
    await call(provider, 'register', { body })
    const [phone, desk, another] = [
      await signIn(provider, body),
      await signIn(provider, body),
      await newSupplier(provider),
    ]
    await signOut(phone.token)
    expect([await orders(phone.token), await orders(desk.token), await orders(another.token)]).toEqual([401, 200, 200])
    expect(await orders((await signIn(provider, body)).token)).toBe(200)
  })

  it('is the same a second time, by a process that has not heard of the first', async () => {
    const token = { id: randomUUID(), expiresAt: new Date('2026-12-18T09:00:00Z') }
    await endToken(db, token)
    await endToken(second.world.db, token)
    expect(await db.selectFrom('ended_tokens').selectAll().where('id', '=', token.id).execute()).toEqual([
      { id: token.id, expires_at: token.expiresAt.getTime() },
    ])
  })

  it('is remembered until the token expires by itself, then forgotten', async () => {
    await db.deleteFrom('ended_tokens').execute()
    const { token } = await newSupplier(provider)
    await signOut(token)
    const hours = async (count: number) => {
      provider.now = new Date(start.getTime() + count * 3_600_000)
      await sweep(provider.world)
      const [status, kept] = [await orders(token), await db.selectFrom('ended_tokens').selectAll().execute()]
      provider.now = start
      return { status, kept: kept.length }
    }
    expect(await hours(12)).toEqual({ status: 401, kept: 1 })
    expect(await hours(14)).toEqual({ status: 401, kept: 0 })
  })

  it('keeps the name of the token, and nothing of whose it was', async () => {
    await db.deleteFrom('ended_tokens').execute()
    const { token } = await newSupplier(provider)
    await signOut(token)
    expect(await db.selectFrom('ended_tokens').selectAll().execute()).toEqual([
      { id: expect.stringMatching(/^[\da-f-]{36}$/), expires_at: start.getTime() + 12 * 3_600_000 },
    ])
  })
})
