import { describe, expect, it } from 'vitest'
import { createBeacon, type BeaconWorld } from '#adapters/net/beacon.ts'

describe('A beacon', () => {
  it('sends JSON to the provider, and says whether the browser took it', async () => {
    expect(await sentBy({})).toEqual([['/api/fo/form-abandonment', 'application/json', '{"a":1}']])
    expect(beacon({ send: () => false })).toBe(false)
  })

  it('says whose it is where its user is signed in', async () => {
    expect(await sentBy({ token: () => 'session' })).toEqual([
      ['/api/fo/form-abandonment', 'application/json', '{"a":1,"jeton":"session"}'],
    ])
  })

  it('is plain text, without a session, to a provider elsewhere, which needs no leave', async () => {
    const elsewhere = { origin: 'https://provider.example', token: () => 'session' }
    expect(await sentBy(elsewhere)).toEqual([
      ['https://provider.example/api/fo/form-abandonment', 'text/plain', '{"a":1}'],
    ])
  })

  it('says so when the browser throws', () => {
    const throwing = () => {
      throw new TypeError('refused')
    }
    expect(beacon({ send: throwing })).toBe(false)
  })
})

function beacon(world: Partial<BeaconWorld>): boolean {
  return createBeacon({ origin: '', token: () => null, send: () => true, ...world })('/api/fo/form-abandonment', {
    a: 1,
  })
}

async function sentBy(world: Partial<BeaconWorld>): Promise<[string, string, string][]> {
  const sent: [string, Blob][] = []
  expect(beacon({ ...world, send: (url, body) => sent.push([url, body]) > 0 })).toBe(true)
  return Promise.all(
    sent.map(async ([url, body]): Promise<[string, string, string]> => [url, body.type, await body.text()]),
  )
}
