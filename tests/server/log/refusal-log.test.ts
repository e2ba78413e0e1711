import { describe, expect, it } from 'vitest'
import { leaksIn } from '#tests/builders/log-leaks.ts'
import { rates } from '#server/limits/rates.ts'
import { createRefusalLog } from '#server/log/refusal-log.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { openProvider, type LogLine } from '#tests/server/fixtures/provider.ts'
import { newStaff } from '#tests/server/fixtures/staff.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const sold = await openProvider({ beside: provider, rates })
const refused = (lines: readonly LogLine[]) => lines.filter(({ message }) => message.startsWith('refused'))
const guess = (email: string, from: string, where = provider) =>
  call(where, 'login', { body: { email, password: 'Faux-mot-2' }, from })
const minutes = (count: number) => new Date(provider.now.getTime() + count * 60_000)

describe('a refusal in the log', () => {
  it('tells why, where, and by pseudonyms from which network and about whom', async () => {
    const { email } = await newSupplier(provider)
    provider.takeLog()
    await guess(email, '198.51.100.7')
    const [line, ...others] = refused(provider.takeLog())
    expect(others).toEqual([])
    expect(line).toEqual({
      level: 'info',
      message: 'refused',
      refusal: 'authentication',
      network: expect.stringMatching(/^[\w-]{16}$/),
      account: expect.stringMatching(/^[\w-]{16}$/),
      route: '/api/login',
      status: 401,
      requestId: expect.any(String),
    })
  })

  it('has the same pseudonym for the same network and account, and another for others', async () => {
    provider.takeLog()
    for (const [email, from] of [
      ['a@exemple.fr', '198.51.100.8'],
      ['a@exemple.fr', '198.51.100.9'],
      ['b@exemple.fr', '198.51.100.8'],
    ] as const)
      await guess(email, from)
    const [first, second, third] = refused(provider.takeLog())
    expect([first?.['account'] === second?.['account'], first?.['account'] === third?.['account']]).toEqual([
      true,
      false,
    ])
    expect([first?.['network'] === second?.['network'], first?.['network'] === third?.['network']]).toEqual([
      false,
      true,
    ])
  })

  it.each([
    ['authentication', 401, () => call(provider, 'myOrders', { token: 'a.b.c' })],
    ['authentication', 400, () => call(provider, 'verifyResetCode', { body: { email: 'a@exemple.fr', code: 'AAAA' } })],
    [
      'authentication',
      422,
      async () =>
        call(provider, 'deleteAccount', {
          token: (await newSupplier(provider)).token,
          body: { password: 'Faux-mot-2' },
        }),
    ],
    ['access', 403, async () => call(provider, 'staffOrders', { token: (await newSupplier(provider)).token })],
    [
      'access',
      404,
      async () => call(provider, 'podImages', { token: (await newSupplier(provider)).token, params: { id: 999_999 } }),
    ],
    ['access', 404, () => call(provider, 'trackDelivery', { params: { token: 'a'.repeat(22) } })],
  ] as const)('is one of %s with %i', async (kind, status, ask) => {
    provider.takeLog()
    await ask()
    expect(refused(provider.takeLog())).toMatchObject([{ refusal: kind, status }])
  })

  it('is one of a rate, too', async () => {
    sold.takeLog()
    for (let turn = 0; turn < 11; turn += 1) await guess('a@exemple.fr', '198.51.100.20', sold)
    expect(refused(sold.takeLog()).map(({ refusal }) => refusal)).toEqual([
      ...Array.from({ length: 5 }, () => 'authentication'),
      'rate',
    ])
  })

  it('is not what somebody mistyped, nor a page that is not there', async () => {
    const { token } = await newStaff(provider)
    provider.takeLog()
    await call(provider, 'login', { body: { email: 'personne', password: '' } })
    await call(provider, 'calculatePrice', { token, body: {} as never })
    await provider.app.request('/nulle-part')
    await provider.app.request('/api/nulle-part')
    expect(refused(provider.takeLog())).toEqual([])
  })
})

describe('a flood of refusals', () => {
  it('fills no disk: five lines of a network, then how many more when the minute is over', async () => {
    provider.now = minutes(1)
    await guess('a@exemple.fr', '198.51.100.30')
    provider.takeLog()
    for (let turn = 0; turn < 40; turn += 1) await guess(`${turn}@exemple.fr`, '198.51.100.31')
    expect(refused(provider.takeLog())).toHaveLength(5)
    provider.now = minutes(1)
    await provider.app.request('/healthz')
    expect(refused(provider.takeLog())).toMatchObject([
      { message: 'refused more', refusal: 'authentication', more: 35 },
    ])
  })

  it('of many networks is told by two hundred lines a minute, the twenty that were refused most, and the sum of the others', () => {
    const lines: Record<string, unknown>[] = []
    let at = 0
    const log = createRefusalLog({
      log: { info: (fields, message) => void lines.push({ ...fields, message }), warn: () => {}, error: () => {} },
      now: () => new Date(at),
      pseudonymOf: (text) => text,
    })
    for (let network = 0; network < 6000; network += 1) {
      for (let turn = 0; turn < 2; turn += 1)
        log.note({ kind: 'rate', network: String(network), account: null, fields: {} })
    }
    expect(lines).toHaveLength(200)
    at = 60_000
    log.turn()
    log.turn()
    const told = lines.slice(200)
    expect(told.map(({ more }) => more)).toEqual([...Array.from({ length: 20 }, () => 2), 12_000 - 200 - 40])
    expect(told.at(-1)).toMatchObject({ message: 'refused more, by others' })
  })

  it('names no address, no network and nobody, whatever is refused', async () => {
    const lines: LogLine[] = []
    for (const from of ['203.0.113.77', '2001:db8:77:1::77']) {
      for (let turn = 0; turn < 45; turn += 1) await guess('dominique.exemple@exemple.fr', from, sold)
      await call(sold, 'requestReset', { body: { email: 'dominique.exemple@exemple.fr' }, from })
    }
    sold.now = new Date(sold.now.getTime() + 60_000)
    await sold.app.request('/healthz')
    lines.push(...sold.takeLog())
    const text = JSON.stringify(lines)
    expect(refused(lines).length).toBeGreaterThan(15)
    expect(text).not.toMatch(/203\.0\.113|2001:db8|dominique|exemple/)
    expect(leaksIn(text, ['dominique.exemple@exemple.fr', '203.0.113.77'])).toEqual([])
  })
})
