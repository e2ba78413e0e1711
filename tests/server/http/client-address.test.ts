import { describe, expect, it } from 'vitest'
import { networkOf } from '#server/http/client-address.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'

const provider = await openProvider()
const one = { placesByAddress: { burst: 1, everyMs: 60_000, local: true } } as const

describe('who is asking', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', ''],
  ])('is told by the network: %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it('is the other end of the connection, whatever the request claims', async () => {
    const direct = await openProvider({ beside: provider, rates: one })
    expect(await statuses(direct, ['203.0.113.1', '203.0.113.2'])).toEqual([200, 429])
  })

  it('is the last hop that the proxy wrote down, when there is a proxy of ours', async () => {
    const behind = () => openProvider({ beside: provider, rates: one, options: { trustProxy: true } })
    expect(await statuses(await behind(), ['203.0.113.1', '203.0.113.2'])).toEqual([200, 200])
    expect(await statuses(await behind(), ['198.51.100.1, 203.0.113.1', '198.51.100.2, 203.0.113.1'])).toEqual([
      200, 429,
    ])
  })

  it('is the proxy itself when what it wrote is no address', async () => {
    const behind = await openProvider({ beside: provider, rates: one, options: { trustProxy: true } })
    expect(await statuses(behind, ['unknown', ''])).toEqual([200, 429])
  })
})

async function statuses(where: typeof provider, forwarded: readonly string[]): Promise<number[]> {
  const answers = []
  for (const hops of forwarded)
    answers.push(
      (await call(where, 'suggestPlaces', { query: { q: 'Nice' }, headers: { 'X-Forwarded-For': hops } })).status,
    )
  return answers
}
