import { randomUUID } from 'node:crypto'
import { decodeJwt, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { call } from '#tests/server/fixtures/call.ts'
import { openProvider, testKey } from '#tests/server/fixtures/provider.ts'
import { newSupplier, type Supplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const { db } = provider.world
const orders = (token: string) => call(provider, 'myOrders', { token })
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token of the provider's own key with all that it asks for, but for the changes; undefined leaves a claim out. */
function signed(
  { token }: Supplier,
  changes: Readonly<Record<string, unknown>> = {},
  { alg = 'HS256', key = testKey } = {},
): Promise<string> {
  const claims = JSON.parse(JSON.stringify({ ...decodeJwt(token), jti: randomUUID(), ...changes })) as JWTPayload
  return new SignJWT(claims).setProtectedHeader({ alg }).sign(new TextEncoder().encode(key))
}

const parts = (token: string) => token.split('.') as [header: string, payload: string, signature: string]
const seconds = () => Math.floor(provider.now.getTime() / 1000)

const tampered: Readonly<Record<string, (who: Supplier) => string | Promise<string>>> = {
  'of the algorithm none': ({ token }) => new UnsecuredJWT(decodeJwt(token)).encode(),
  'of the algorithm none, its signature kept': ({ token }) =>
    [encoded({ alg: 'none' }), parts(token)[1], parts(token)[2]].join('.'),
  'of HS384': (who) => signed(who, {}, { alg: 'HS384' }),
  'of HS512': (who) => signed(who, {}, { alg: 'HS512' }),
  'of another key': (who) => signed(who, {}, { key: 'another key that is also long enough' }),
  'of an empty signature': ({ token }) => [...parts(token).slice(0, 2), ''].join('.'),
  expired: (who) => signed(who, { exp: seconds() }),
  'without an end': (who) => signed(who, { exp: undefined }),
  'of another audience': (who) => signed(who, { aud: 'colibat:invoice' }),
  'without an audience': (who) => signed(who, { aud: undefined }),
  'without a name': (who) => signed(who, { jti: undefined }),
  'of a name that is none of ours': (who) => signed(who, { jti: '1' }),
  'without a session version': (who) => signed(who, { sv: undefined }),
  'of an unknown role': (who) => signed(who, { role: 'admin' }),
  'of a subject that is no number': (who) => signed(who, { sub: 'abc' }),
  'of a subject written otherwise': (who) => signed(who, { sub: `0x${who.id.toString(16)}` }),
  'of nobody': (who) => signed(who, { sub: undefined }),
  'of an account that never was': (who) => signed(who, { sub: '999999999' }),
  'cut short': ({ token }) => token.slice(0, -1),
  'cut in half': ({ token }) => token.slice(0, token.length / 2),
  'of another payload': ({ token }) =>
    [parts(token)[0], encoded({ ...decodeJwt(token), sub: '1' }), parts(token)[2]].join('.'),
  'of a longer life': ({ token }) =>
    [parts(token)[0], encoded({ ...decodeJwt(token), exp: seconds() + 10 ** 9 }), parts(token)[2]].join('.'),
  'that was signed out of': async ({ token }) => (await call(provider, 'logout', { token, body: {} }), token),
  'from before a new password': async ({ id, token }) => {
    await db
      .updateTable('users')
      .set((set) => ({ session_version: set('session_version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    return token
  },
  'of a deleted account': async ({ id, token }) => (await db.deleteFrom('users').where('id', '=', id).execute(), token),
}

describe('A token', () => {
  it('opens a session as the provider signed it, and as this test signs it', async () => {
    const who = await newSupplier(provider)
    expect([(await orders(who.token)).status, (await orders(await signed(who))).status]).toEqual([200, 200])
  })

  it('has a name of its own, one audience, and its role inside', async () => {
    const [first, second] = [
      decodeJwt((await newSupplier(provider)).token),
      decodeJwt((await newSupplier(provider)).token),
    ]
    expect(first).toMatchObject({
      aud: 'colibat:session',
      role: 'supplier',
      sv: 1,
      jti: expect.stringMatching(/^[\da-f-]{36}$/),
    })
    expect(first.jti).not.toBe(second.jti)
  })

  it.each(Object.keys(tampered))('opens nothing, in the same words, when it is %s', async (how) => {
    const who = await newSupplier(provider)
    // The provider knows the real one by now.
    expect((await orders(who.token)).status).toBe(200)
    const { status, raw, headers } = await orders((await tampered[how]?.(who)) ?? '')
    expect({ status, raw }).toEqual({
      status: 401,
      raw: { success: false, message: 'Session expirée ou absente : connecte-toi.' },
    })
    expect(headers.get('WWW-Authenticate')).toBe('Bearer')
  })

  it('opens nothing from the second on in which it ends, however often it did before', async () => {
    const { token } = await newSupplier(provider)
    const start = provider.now
    const status = async (ms: number) => {
      provider.now = new Date(start.getTime() + ms)
      return (await orders(token)).status
    }
    const halfDay = 12 * 3_600_000
    expect([await status(0), await status(halfDay - 1), await status(halfDay), await status(0)]).toEqual([
      200, 200, 401, 200,
    ])
    provider.now = start
  })
})
