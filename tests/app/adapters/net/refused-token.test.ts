import { describe, expect, it } from 'vitest'
import { Refused, SignedOut } from '#adapters/failures/failures.ts'
import { api } from '#contract/api.ts'
import { givenCaller, refusal } from '#tests/builders/given-caller.ts'

const calls = Object.entries(api)
const open = calls.filter(([, { audience }]) => audience === 'nobody')
const closed = calls.filter(([, { audience }]) => audience !== 'nobody')
const wish = { params: { id: 7, orderId: 7, supplierId: 7, name: 'x' }, body: {} } as never
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (failure: unknown) => failure,
  )

describe('A 401 on any call of the contract (R31)', () => {
  it.each(closed)('ends the session it was made under: %s', async (_name, endpoint) => {
    const refused: (string | null)[] = []
    const { call } = givenCaller([refusal(401, { message: 'Session expirée.' })], {
      onSignedOut: (token) => (refused.push(token), false),
    })
    expect(await failureOf(call(endpoint, wish))).toBeInstanceOf(SignedOut)
    expect(refused).toEqual(['jeton'])
  })

  it.each(open)('is the call’s own error and ends nothing: %s', async (_name, endpoint) => {
    const given = givenCaller([refusal(401, { message: 'Identifiants incorrects.' })])
    const failure = await failureOf(given.call(endpoint, wish))
    expect(failure).toBeInstanceOf(Refused)
    expect(failure).toMatchObject({ status: 401, refusal: { message: 'Identifiants incorrects.' } })
    expect(given.signedOutTimes()).toBe(0)
  })

  it('shows its own error at login, register and the three calls of the reset', () => {
    expect(
      ['login', 'register', 'requestReset', 'verifyResetCode', 'updatePassword'].filter(
        (name) => !open.some(([known]) => known === name),
      ),
    ).toEqual([])
  })

  it.each(closed)(
    'of a token whose user has a newer one is asked again under that, once: %s',
    async (_name, endpoint) => {
      let token = 'ancien'
      const given = givenCaller([refusal(401)], { token: () => token, onSignedOut: () => ((token = 'nouveau'), true) })
      expect(await failureOf(given.call(endpoint, wish))).toBeInstanceOf(SignedOut)
      expect(given.asked.map(({ headers }) => headers.get('authorization'))).toEqual([
        'Bearer ancien',
        'Bearer nouveau',
      ])
    },
  )
})

describe('A call that waits before it is tried again', () => {
  it('goes under the token it was first made with, whoever has signed in meanwhile', async () => {
    let token = 'de Camille'
    const given = givenCaller([refusal(429, {}, { 'retry-after': '1' }), Response.json({ data: [] })], {
      token: () => token,
      sleep: async () => void (token = 'de Dominique'),
    })
    await given.call(api.myOrders)
    expect(given.asked.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer de Camille',
      'Bearer de Camille',
    ])
  })
})

describe('A call that names its token', () => {
  it('goes under it, and outlives the page when asked to', async () => {
    const seen: RequestInit[] = []
    const { call } = givenCaller([], {
      token: () => null,
      fetch: async (_input, init) => (seen.push(init ?? {}), Response.json({ success: true })),
    })
    await call(api.logout, { token: 'jeton', body: {}, keepalive: true })
    expect([new Headers(seen[0]?.headers).get('authorization'), seen[0]?.keepalive]).toEqual(['Bearer jeton', true])
  })
})
