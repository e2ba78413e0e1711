import { describe, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { createMetrics } from '#server/health/metrics.ts'
import { aGivenUpLetter } from '#tests/server/fixtures/given-up-letter.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'

const provider = await openProvider()
const token = 'a token of the tests'
const app = createApp(provider.world, {
  pages: null,
  isHttps: false,
  trustProxy: false,
  metrics: createMetrics(provider.world, token),
})
const read = (authorization?: string) =>
  app.request('/metrics', authorization === undefined ? {} : { headers: { authorization } })

/** 'colibat_stuck{kind="mail"} 1' → ['colibat_stuck{kind="mail"}', '1']. */
async function samples(): Promise<ReadonlyMap<string, string>> {
  const text = await (await read(`Bearer ${token}`)).text()
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), line.slice(line.lastIndexOf(' ') + 1)]))
}

describe('The metrics of a server', () => {
  it('are nothing where no token is configured', async () => {
    const [metrics, nothing] = await Promise.all(['/metrics', '/nothing'].map((path) => provider.app.request(path)))
    expect([metrics?.status, await metrics?.text()]).toEqual([nothing?.status, await nothing?.text()])
  })

  it('are told to who has the token, and to no other', async () => {
    expect([(await read()).status, (await read('Bearer another token')).status]).toEqual([401, 401])
    const reply = await read(`Bearer ${token}`)
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
  })

  it('count requests by the pattern of their route', async () => {
    await app.request('/api/fo/orders/17')
    await app.request('/healthz')
    await app.request('/healthz')
    const seen = await samples()
    expect(seen.get('colibat_http_requests_total{method="GET",route="/healthz",status="200"}')).toBe('2')
    expect([...seen.keys()].filter((key) => key.includes('/17'))).toEqual([])
  })

  it('say who has a place to have a file read, and who waits for one', async () => {
    const leave = await provider.world.lanes.reader.enter({ who: '1' })
    const second = provider.world.lanes.reader.enter({ who: '1' })
    const seen = await samples()
    expect(['inside', 'waiting'].map((state) => seen.get(`colibat_lane{lane="reader",state="${state}"}`))).toEqual([
      '1',
      '1',
    ])
    leave()
    ;(await second)()
  })

  it('say what waits, what is stuck, the room on the disk and that no backup was made', async () => {
    await aGivenUpLetter(provider.world)
    const seen = await samples()
    expect(
      ['colibat_stuck{kind="mail"}', 'colibat_charged_unpaid', 'colibat_backup_age_seconds'].map((name) =>
        seen.get(name),
      ),
    ).toEqual(['1', '0', '+Inf'])
    expect(Number(seen.get('colibat_disk_free_bytes'))).toBeGreaterThan(0)
    expect([...seen.keys()].some((key) => key.startsWith('nodejs_eventloop_lag_p99_seconds'))).toBe(true)
  })
})
