import { describe, expect, it } from 'vitest'
import { networkBuckets } from '#server/limits/network-buckets.ts'
import { rates } from '#server/limits/rates.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'

const provider = await openProvider()
const login = (from: string, where = provider) =>
  call(where, 'login', { body: { email: 'personne@exemple.fr', password: 'Faux-mot-2' }, from })

describe('a network', () => {
  it.each([
    ['192.0.2.7', ['192.0.2.7']],
    ['', ['']],
    ['2001:db8:1:2::/64', ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
    ['2001:db8:1:abff::/64', ['2001:db8:1:abff::/64', '2001:db8:1:ab00::/56', '2001:db8:1::/48']],
  ])('is counted with the wider ones around it: %s', (network, all) => {
    expect(networkBuckets('loginByAddress', network).map(({ who }) => who)).toEqual(all)
  })

  it('is counted apart for each thing it is about', () => {
    expect(networkBuckets('loginByAddress', '192.0.2.7', 'elise@exemple.fr')).toEqual([
      { name: 'loginByAddress', who: 'elise@exemple.fr 192.0.2.7' },
    ])
  })

  it('may do twice as much as a /56, and four times as much as a /48, which have many', () => {
    expect([rates['loginByAddress/56'].burst, rates['loginByAddress/48'].burst]).toEqual([
      rates.loginByAddress.burst * 2,
      rates.loginByAddress.burst * 4,
    ])
    expect([rates['placesByAddress/48'].everyMs, rates['placesByAddress/48'].local]).toEqual([
      rates.placesByAddress.everyMs / 4,
      true,
    ])
  })

  it.each([
    [
      'of one /56',
      { 'loginByAddress/56': { burst: 3, everyMs: 60_000 } },
      (turn: number) => `2001:db8:7:${turn + 1}::9`,
    ],
    [
      'of one /48',
      { 'loginByAddress/48': { burst: 3, everyMs: 60_000 } },
      (turn: number) => `2001:db8:8:${turn + 1}00::9`,
    ],
  ])('is refused with all others %s, each of which came once', async (_what, rate, address) => {
    const counted = await openProvider({ beside: provider, rates: rate })
    const answers = []
    for (let turn = 0; turn < 5; turn += 1) answers.push(await login(address(turn), counted))
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 429, 429])
    expect(answers[4]?.headers.get('Retry-After')).toBe('60')
  })

  it('that is refused for a wider one has lost nothing of its own', async () => {
    const counted = await openProvider({
      beside: provider,
      rates: { loginByAddress: { burst: 2, everyMs: 1e9 }, 'loginByAddress/48': { burst: 1, everyMs: 60_000 } },
    })
    const statuses = []
    for (let turn = 0; turn < 4; turn += 1) statuses.push((await login('2001:db8:9:1::1', counted)).status)
    const start = counted.now
    counted.now = new Date(start.getTime() + 60_000)
    statuses.push((await login('2001:db8:9:1::1', counted)).status)
    expect(statuses).toEqual([401, 429, 429, 429, 401])
  })

  it.each([true, false])(
    'takes of several buckets all or none, and puts back what need not count (in memory: %s)',
    async (local) => {
      const one = { burst: 1, everyMs: 60_000, ...(local && { local: true as const }) }
      const { limiter } = (
        await openProvider({ beside: provider, rates: { loginByAddress: one, registerByAddress: one } })
      ).world
      const [login1, register1] = [
        { name: 'loginByAddress', who: `a ${local}` },
        { name: 'registerByAddress', who: `b ${local}` },
      ] as const
      expect([
        await limiter.takeAll([register1]),
        await limiter.takeAll([login1, register1]),
        await limiter.take('loginByAddress', login1.who),
      ]).toEqual([0, 60_000, 0])
      await limiter.giveBack([login1, register1])
      expect(await limiter.takeAll([login1, register1])).toBe(0)
    },
  )
})
