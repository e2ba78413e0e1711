import { describe, expect, it } from 'vitest'
import { api, type CallName } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { callName, ourNames, type Extensions } from '#contract/wire/extensions.ts'
import { ourCalls } from '#tests/contract/our-calls.ts'
import { anAbandonment } from '#tests/server/fixtures/abandonment.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'

const origin = 'https://app.colibat.example'
const plain = await openProvider()
const { app } = await openProvider({
  beside: plain,
  options: { appOrigin: origin },
  rates: { abandonmentByAddress: { burst: 1, everyMs: 60_000 } },
})
const told = (headers: Headers) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')))
const preflight = (from: string, where = app) =>
  where.request('/api/fo/create-payment-intent', {
    method: 'OPTIONS',
    headers: {
      Origin: from,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key',
    },
  })

describe('the page of the configured origin', () => {
  it('may make every call, with its token and the name of its submission', async () => {
    const { status, headers } = await preflight(origin)
    expect(status).toBe(204)
    expect(told(headers)).toEqual({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET,POST',
      'access-control-allow-headers': 'Authorization,Content-Type,Idempotency-Key,Appareil',
      'access-control-expose-headers': 'Retry-After,Content-Disposition',
      'access-control-max-age': '7200',
    })
  })

  it.each([
    ['/api/settings', 200],
    ['/api/fo/my-orders', 401],
    ['/api/nothing', 404],
    ['/factures/inconnue.pdf', 404],
  ])('reads the answer, whatever it is: %s %i', async (path, status) => {
    const response = await app.request(path, { headers: { Origin: origin } })
    expect(response.status).toBe(status)
    expect(told(response.headers)).toEqual({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'Retry-After,Content-Disposition',
    })
    expect(response.headers.get('Vary')).toContain('Origin')
    expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
  })

  it('is told what this provider understands beyond the specification: every call of ours, every name, and no header that it does not allow', async () => {
    const { extensions } = (await (await app.request('/api/settings', { headers: { Origin: origin } })).json()) as {
      extensions: Extensions
    }
    const calls = Object.entries<Endpoint>(api)
      .filter(([name]) => ourCalls.includes(name as CallName))
      .map(([, endpoint]) => [callName(endpoint), []])
    expect(extensions).toEqual({ ...Object.fromEntries(calls), ...ourNames })
    const headers = (await preflight(origin)).headers.get('Access-Control-Allow-Headers')?.split(',')
    expect(headers).toEqual(
      expect.arrayContaining([
        ...new Set(
          Object.values(extensions)
            .flat()
            .filter((name) => /^[A-Z]/.test(name)),
        ),
      ]),
    )
  })

  it('reads how long it has to wait', async () => {
    const leave = () =>
      app.request(
        '/api/fo/form-abandonment',
        {
          method: 'POST',
          headers: { Origin: origin, 'Content-Type': 'text/plain' },
          body: JSON.stringify(anAbandonment()),
        },
        { incoming: { socket: { remoteAddress: '192.0.2.9' } } },
      )
    expect((await leave()).status).toBe(200)
    const { status, headers } = await leave()
    expect([status, headers.get('Retry-After'), headers.get('Access-Control-Expose-Headers')]).toEqual([
      429,
      '60',
      'Retry-After,Content-Disposition',
    ])
  })

  it('finds itself again after a form that was posted without a script', async () => {
    const post = async (site: string) => {
      const form = new FormData()
      form.set('nom', 'Élise')
      const response = await app.request(
        '/api/contact',
        { method: 'POST', headers: { Accept: 'text/html', 'Sec-Fetch-Site': site }, body: form },
        { incoming: { socket: { remoteAddress: '192.0.2.8' } } },
      )
      return response.headers.get('Location')
    }
    expect([await post('cross-site'), await post('same-site'), await post('same-origin')]).toEqual([
      `${origin}/contact#erreur`,
      `${origin}/contact#erreur`,
      '/contact#erreur',
    ])
  })
})

describe('any other origin', () => {
  it.each([
    'https://evil.example',
    'http://app.colibat.example',
    'https://app.colibat.example:8443',
    'https://app.colibat.example.evil.example',
    'null',
    '',
  ])('is told nothing: « %s »', async (from) => {
    const asked = await preflight(from)
    const answer = await app.request('/api/settings', { headers: { Origin: from } })
    expect([asked.status, told(asked.headers), told(answer.headers)]).toEqual([405, {}, {}])
    expect(answer.headers.get('Vary')).toContain('Origin')
  })

  it('is told nothing either where no other origin is configured', async () => {
    const asked = await preflight(origin, plain.app)
    const answer = await plain.app.request('/api/settings', { headers: { Origin: origin } })
    expect([asked.status, told(asked.headers), told(answer.headers)]).toEqual([405, {}, {}])
    expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
  })

  it('never shows a page of the server, nor reads one', async () => {
    const { headers } = await app.request('/robots.txt', { headers: { Origin: origin } })
    expect([told(headers), headers.get('Cross-Origin-Resource-Policy')]).toEqual([{}, 'same-origin'])
  })
})
