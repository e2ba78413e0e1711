import { describe, expect, it } from 'vitest'
import { serverAddresses } from '#contract/addresses.ts'
import { call } from './fixtures/call.ts'
import { openProvider } from './fixtures/provider.ts'
import { aRegistration, newSupplier } from './fixtures/supplier.ts'

const provider = await openProvider()
const ask = (path: string, init?: RequestInit) => provider.app.request(path, init)

describe('an address under /api', () => {
  it.each(['/api', '/api/', '/api/nothing', '/api/login/', '/api/fo', '/api/fo/last-delivery/'])(
    'that is none answers 404 in French: %s',
    async (path) => {
      const response = await ask(path)
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({ success: false, message: "Cette adresse n'existe pas." })
    },
  )

  it.each([
    ['GET', '/api/login', 'POST'],
    ['DELETE', '/api/register', 'POST'],
    ['POST', '/api/fo/my-orders', 'GET'],
    ['PUT', '/api/fo/last-delivery/7', 'GET'],
    ['OPTIONS', '/api/settings', 'GET'],
  ])('refuses %s %s and names what it takes', async (method, path, allow) => {
    const response = await ask(path, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe(allow)
    expect(await response.json()).toEqual({ success: false, message: 'Méthode non autorisée.' })
  })

  it('is never kept by a cache', async () => {
    for (const path of ['/api/settings', '/api/nothing', '/api/fo/my-orders']) {
      expect((await ask(path)).headers.get('Cache-Control')).toBe('no-store')
    }
  })
})

describe('the server', () => {
  it('answers calls and files at its own addresses only, and pages everywhere else', () => {
    const own = Object.values(serverAddresses)
    const others = provider.app.routes
      .map(({ path }) => path)
      .filter((path) => !own.some((address) => path === address || path.startsWith(`${address}/`)))
    expect(new Set(others)).toEqual(new Set(['/*', '/robots.txt', '/.well-known/security.txt', '/sitemap.xml']))
  })
})

describe('every reply', () => {
  const lockedDown = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Strict-Transport-Security': null,
  }
  const headersOf = async (path: string, names: readonly string[], init?: RequestInit) => {
    const { headers } = await ask(path, init)
    return Object.fromEntries(names.map((name) => [name, headers.get(name)]))
  }

  it.each(['/api/settings', '/api/nothing', '/', '/healthz'])('is locked down: %s', async (path) => {
    expect(await headersOf(path, Object.keys(lockedDown))).toEqual(lockedDown)
  })

  it.each([
    ['GET', '/api/settings'],
    ['GET', '/api/nothing'],
    ['GET', '/api/fo/my-orders'],
    ['POST', '/api/login'],
    ['PUT', '/api/login'],
  ])('of a call is no page: %s %s', async (method, path) => {
    expect(await headersOf(path, ['Content-Security-Policy'], { method })).toEqual({
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    })
  })

  it.each(['/', '/healthz'])('beside the calls may load from this server alone: %s', async (path) => {
    expect(await headersOf(path, ['Content-Security-Policy'])).toEqual({
      'Content-Security-Policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    })
  })

  it('lets the frame of Stripe ask the wallets of the device, where Stripe takes the cards', async () => {
    const payments = { ...provider.world.payments, processor: { kind: 'stripe', publishableKey: 'pk_test_x' } } as const
    const { app } = await openProvider({ beside: provider, world: { payments } })
    const { headers } = await app.request('/api/settings')
    expect(headers.get('Permissions-Policy')).toBe(
      'camera=(), microphone=(), geolocation=(self), payment=(self "https://js.stripe.com")',
    )
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups')
    const plain = (await ask('/api/settings')).headers
    expect([plain.get('Permissions-Policy'), plain.get('Cross-Origin-Opener-Policy')]).toEqual([
      'camera=(), microphone=(), geolocation=(self), payment=()',
      'same-origin',
    ])
  })

  it('asks for https for good when the site is on https', async () => {
    const { app } = await openProvider({ beside: provider, options: { isHttps: true } })
    expect((await app.request('/api/settings')).headers.get('Strict-Transport-Security')).toBe('max-age=31536000')
  })
})

describe('a request over plain http', () => {
  const overHttp = { headers: { 'X-Forwarded-Proto': 'http' } }

  it('is sent to the same address over https, where the site is on https', async () => {
    const { app } = await openProvider({
      beside: provider,
      options: { isHttps: true, publicUrl: 'https://colibat.example' },
    })
    for (const path of ['/', '/faq?a=1&b=%C3%A9', '/factures/x.pdf', '//evil.example/']) {
      const { status, headers } = await app.request(path.startsWith('//') ? `http://localhost${path}` : path, overHttp)
      expect([status, headers.get('Location')]).toEqual([308, `https://colibat.example${path}`])
    }
    expect((await app.request('/healthz', overHttp)).status).toBe(200)
    expect((await app.request('/api/settings', { headers: { 'X-Forwarded-Proto': 'https, http' } })).status).toBe(200)
    expect((await app.request('/api/settings')).status).toBe(200)
  })

  it('that is a call is refused: what it carries was read by others on the way', async () => {
    const { app } = await openProvider({
      beside: provider,
      options: { isHttps: true, publicUrl: 'https://colibat.example' },
    })
    for (const method of ['GET', 'POST']) {
      const response = await app.request('/api/settings', { ...overHttp, method })
      expect([response.status, response.headers.get('Location')]).toEqual([403, null])
      expect(await response.json()).toEqual({ success: false, message: 'Ce site ne répond qu’en https.' })
    }
  })

  it('is answered where the site is not on https', async () => {
    const { app } = await openProvider({ beside: provider, options: { publicUrl: 'http://colibat.example' } })
    expect((await app.request('/api/settings', overHttp)).status).toBe(200)
    expect((await ask('/api/settings', overHttp)).status).toBe(200)
  })
})

describe('a request', () => {
  it('leaves one line with its pattern, and nothing of anybody', async () => {
    const { id, token, email } = await newSupplier(provider)
    provider.takeLog()
    await call(provider, 'lastDelivery', { token, params: { id } })
    await call(provider, 'suggestPlaces', { query: { q: '12 rue des Lilas' } })
    await call(provider, 'login', { body: { email, password: 'Faux-mot-2' } })
    await call(provider, 'register', { body: aRegistration({ nom: 'Dupont-Secret' }) })
    await ask('/api/elise@exemple.fr')
    const taken = provider.takeLog()
    const lines = taken.filter(({ message }) => message === 'request')
    expect(lines.map(({ method, route, status }) => `${method} ${route} ${status}`)).toEqual([
      'GET /api/fo/last-delivery/:id 200',
      'GET /api/places/suggest 200',
      'POST /api/login 401',
      'POST /api/register 200',
      'GET * 404',
    ])
    expect(lines.every(({ ms, requestId }) => typeof ms === 'number' && typeof requestId === 'string')).toBe(true)
    expect(JSON.stringify(taken)).not.toMatch(/192\.0\.2|exemple|Lilas|Secret|Faux|Bearer|eyJ/)
  })

  it('carries the id of its line', async () => {
    const response = await ask('/api/settings')
    expect(provider.takeLog().at(-1)?.['requestId']).toBe(response.headers.get('X-Request-Id'))
  })

  it('that meets a fault answers one sentence, and the story is in the log', async () => {
    const broken = await openProvider({
      beside: provider,
      world: { places: { ...provider.world.places, suggest: () => Promise.reject(new Error('the cable is cut')) } },
    })
    const { status, raw } = await call(broken, 'suggestPlaces', { query: { q: 'Nice' } })
    expect({ status, raw }).toEqual({
      status: 500,
      raw: { success: false, message: 'Erreur serveur. Veuillez réessayer plus tard.' },
    })
    const [fault] = broken.takeLog().filter(({ level }) => level === 'error')
    expect(fault).toMatchObject({ route: '/api/places/suggest', error: 'Error', reason: 'the cable is cut' })
  })

  it('is a fault when a reply is not what the contract says', async () => {
    const broken = await openProvider({
      beside: provider,
      world: {
        places: {
          ...provider.world.places,
          suggest: async () => ({
            places: [{ label: 'Nice', lat: 43.7, lng: 7.26, holds: 'always' }] as never,
            credit: '',
          }),
        },
      },
    })
    expect((await call(broken, 'suggestPlaces', { query: { q: 'Nice' } })).status).toBe(500)
    expect(broken.takeLog().find(({ level }) => level === 'error')?.['reason']).toBe(
      'a reply of /places/suggest is not what the contract says: data.0.postcode',
    )
  })
})

describe('the health of the server', () => {
  it('says that it lives', async () => {
    expect((await ask('/healthz')).status).toBe(200)
  })

  it('says that it is ready while the database answers', async () => {
    expect((await ask('/readyz')).status).toBe(200)
    const gone = await openProvider()
    await gone.world.db.destroy()
    expect((await gone.app.request('/readyz')).status).toBe(503)
    expect((await gone.app.request('/healthz')).status).toBe(200)
  })

  it('says in plain words that the page is not built', async () => {
    const response = await ask('/commande')
    expect({ status: response.status, text: await response.text() }).toEqual({
      status: 503,
      text: "L'application n'est pas construite : lancer « npm run build ».",
    })
  })
})
