import { describe, expect, it } from 'vitest'
import { createBeacon, type BeaconWorld } from '#adapters/beacon.ts'

const nobody: BeaconWorld = { origin: '', token: () => null, send: () => true, fetch: () => Promise.reject(new TypeError('not asked for')) }

describe('A beacon', () => {
  it('sends JSON to the provider, and says whether the browser took it', async () => {
    const sent: [string, Blob][] = []
    const beacon = createBeacon({ ...nobody, send: (url, body) => sent.push([url, body]) > 0 })
    expect(beacon('/api/fo/form-abandonment', '{"a":1}')).toBe(true)
    const [url, body] = sent[0]!
    expect([url, body.type, await body.text()]).toEqual(['/api/fo/form-abandonment', 'application/json', '{"a":1}'])
  })

  it('says whose it is where somebody is signed in, by a request that outlives the page', () => {
    const sent: unknown[] = []
    const beacon = createBeacon({ ...nobody, token: () => 'his', send: () => false, fetch: async (...request) => (sent.push(request), new Response('{}')) })
    expect(beacon('/api/fo/form-abandonment', '{"a":1}')).toBe(true)
    expect(sent).toEqual([['/api/fo/form-abandonment', { method: 'POST', keepalive: true, headers: { Authorization: 'Bearer his', 'Content-Type': 'application/json' }, body: '{"a":1}' }]])
  })

  it('says nothing of a request that did not arrive', async () => {
    const cut = Promise.reject(new TypeError('Failed to fetch'))
    expect(createBeacon({ ...nobody, token: () => 'his', fetch: () => cut })('/api', '{}')).toBe(true)
    await expect(cut).rejects.toThrow('Failed to fetch')
  })

  it('is plain text, without a session, to a provider elsewhere, which needs no leave', async () => {
    const sent: [string, Blob][] = []
    createBeacon({ ...nobody, origin: 'https://provider.example', token: () => 'his', send: (url, body) => sent.push([url, body]) > 0 })('/api/fo/form-abandonment', '{"a":1}')
    const [url, body] = sent[0]!
    expect([url, body.type, await body.text()]).toEqual(['https://provider.example/api/fo/form-abandonment', 'text/plain', '{"a":1}'])
  })

  it('says so when the browser refuses', () => {
    expect(createBeacon({ ...nobody, send: () => false })('/api', '{}')).toBe(false)
  })

  it('says so when the browser throws', () => {
    const throwing = () => {
      throw new TypeError('refused')
    }
    expect(createBeacon({ ...nobody, send: throwing })('/api', '{}')).toBe(false)
  })
})
