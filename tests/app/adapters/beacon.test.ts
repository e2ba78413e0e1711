import { describe, expect, it } from 'vitest'
import { createBeacon } from '#adapters/beacon.ts'

describe('A beacon', () => {
  it('sends JSON to the provider, and says whether the browser took it', async () => {
    const sent: [string, Blob][] = []
    const beacon = createBeacon('', (url, body) => sent.push([url, body]) > 0)
    expect(beacon('/api/fo/form-abandonment', '{"a":1}')).toBe(true)
    const [url, body] = sent[0]!
    expect([url, body.type, await body.text()]).toEqual(['/api/fo/form-abandonment', 'application/json', '{"a":1}'])
  })

  it('is plain text to a provider elsewhere, which needs no leave', async () => {
    const sent: [string, Blob][] = []
    createBeacon('https://provider.example', (url, body) => sent.push([url, body]) > 0)('/api/fo/form-abandonment', '{"a":1}')
    const [url, body] = sent[0]!
    expect([url, body.type, await body.text()]).toEqual(['https://provider.example/api/fo/form-abandonment', 'text/plain', '{"a":1}'])
  })

  it('says so when the browser refuses', () => {
    expect(createBeacon('', () => false)('/api', '{}')).toBe(false)
  })

  it('says so when the browser throws', () => {
    const throwing = () => {
      throw new TypeError('refused')
    }
    expect(createBeacon('', throwing)('/api', '{}')).toBe(false)
  })
})
