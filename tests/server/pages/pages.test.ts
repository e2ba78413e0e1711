import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { render } from '#app/site/render.tsx'
import { quotedParts, type LowestParts } from '#rules/price/lowest-price.ts'
import { contentPolicy } from '#server/guards/content-policy.ts'
import { readBuiltApp } from '#server/pages/built-app.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'

const plain = await openProvider()
const folder = join(plain.folder, 'app')
const script = "document.documentElement.dataset.theme = 'dark'"
const style = 'body { margin: 0 }'
const shell = `<!doctype html><script>${script}</script><style>${style}</style><script type="module" src="/assets/app-1.js"></script>`
const publicPaths = {
  home: '/',
  faq: '/faq',
  about: '/about',
  contact: '/contact',
  terms: '/cgu',
  sales: '/cgv',
  privacy: '/politique',
  imprint: '/mentions-legales',
  accessibility: '/accessibilite',
}
const data = '<script type="application/ld+json">{"@type":"FAQPage"}</script>'
const document = (name: string) =>
  `<!doctype html><title>${name}</title><link rel="canonical" href="%ORIGIN%/${name}"><style>${name}{}</style>${data}`
const filled = (name: string, origin = '') =>
  document(name).replaceAll(origin === '' ? /<link[^>]*>/g : '%ORIGIN%', origin)
const files: Record<string, string> = {
  'index.html': shell,
  ...Object.fromEntries(
    [...Object.keys(publicPaths), 'store', 'not-found'].map((name) => [`pages/${name}.html`, document(name)]),
  ),
  'sw.js': 'self',
  'manifest.webmanifest': '{}',
  'assets/app-1.js': 'plain script',
  'assets/app-1.js.br': 'small',
  'assets/app-1.js.gz': 'smallish',
  'assets/app-1.css': 'a{}',
  'icons/icon.svg': '<svg/>',
  'favicon.svg': '<svg></svg>',
}
for (const [path, text] of Object.entries(files)) {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), text)
}
writeFileSync(join(plain.folder, 'secret.txt'), 'secret')
const { app } = await openProvider({ beside: plain, options: { pages: readBuiltApp(folder) } })
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('the icon of the site', () => {
  it('is there, too, where browsers look for one by themselves', async () => {
    const response = await app.request('/favicon.ico')
    expect([response.status, response.headers.get('Content-Type'), await response.text()]).toEqual([
      200,
      'image/svg+xml',
      '<svg></svg>',
    ])
  })
})

describe('a public page', () => {
  it.each(Object.entries(publicPaths))('is its own document: %s at %s', async (name, path) => {
    const response = await app.request(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('Cache-Control')).toBe('no-cache')
    expect(await response.text()).toBe(filled(name))
  })

  it('runs what is inline in itself and nothing else; data needs no leave', async () => {
    const policy = (await app.request('/faq')).headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain(`style-src 'self' ${hash('faq{}')};`)
    expect(policy).not.toContain('unsafe')
  })

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('travels as %s', async (encoding, unpack) => {
    const response = await app.request('/about', { headers: { 'Accept-Encoding': encoding } })
    expect(response.headers.get('Content-Encoding')).toBe(encoding)
    expect(unpack(new Uint8Array(await response.arrayBuffer())).toString()).toBe(filled('about'))
  })

  it('is not sent again when it has not changed, and is when another is asked for', async () => {
    const etag = (await app.request('/faq')).headers.get('ETag') ?? ''
    const ask = (path: string) => app.request(path, { headers: { 'If-None-Match': etag } })
    expect([(await ask('/faq')).status, (await ask('/about')).status]).toEqual([304, 200])
  })

  it('names its address when the site has one', async () => {
    const known = await openProvider({
      beside: plain,
      options: { pages: readBuiltApp(folder, 'https://colibat.example') },
    })
    expect(await (await known.app.request('/faq')).text()).toBe(filled('faq', 'https://colibat.example'))
  })

  it('is not found at the address of its file', async () => {
    expect((await app.request('/pages/faq.html')).status).toBe(404)
  })
})

describe('a private screen', () => {
  it.each(
    '/login /register /forgot-password /change-password /account /preferences /entreprise /invitation/abc /commande /historique /historique/42 /payment /payment-success /payment-failed /confirmation'.split(
      ' ',
    ),
  )('is the shell, asked for anew each time: %s', async (path) => {
    const response = await app.request(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('Cache-Control')).toBe('no-cache')
    expect(await response.text()).toBe(shell)
  })

  it('lets its inline script and style run, by their hashes and nothing else', async () => {
    const policy = (await app.request('/login')).headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain(`script-src 'self' ${hash(script)};`)
    expect(policy).toContain(`style-src 'self' ${hash(style)};`)
    expect(policy).not.toContain('unsafe')
  })

  it('is not sent again when it has not changed', async () => {
    const etag = (await app.request('/login')).headers.get('ETag') ?? ''
    const again = await app.request('/register', { headers: { 'If-None-Match': etag } })
    expect({ status: again.status, text: await again.text() }).toEqual({ status: 304, text: '' })
  })

  it('takes GET and HEAD only', async () => {
    expect((await app.request('/commande', { method: 'POST' })).status).toBe(405)
    const head = await app.request('/commande', { method: 'HEAD' })
    expect({ status: head.status, text: await head.text() }).toEqual({ status: 200, text: '' })
  })
})

describe('the terms of sale', () => {
  const other = join(plain.folder, 'terms')
  mkdirSync(join(other, 'pages'), { recursive: true })
  writeFileSync(join(other, 'index.html'), shell)
  writeFileSync(join(other, 'pages/sales.html'), render('sales'))
  const terms = async (prices?: LowestParts) => {
    const { app: site } = await openProvider({
      beside: plain,
      options: { pages: readBuiltApp(other, null, prices && { prices }) },
    })
    return (await (await site.request('/cgv')).text()).replaceAll(/<[^>]+>/g, '')
  }

  it('tell what the options cost in the tariff that is charged', async () => {
    const said = await terms({ ...quotedParts, delivery: { flex: 0, planifiee: 1250, urgent: 2490 }, vatPercent: 8.5 })
    expect(said).toContain('Planifiée (+12,50\u00A0€ HT)')
    expect(said).toContain('Urgent (+24,90\u00A0€ HT)')
    expect(said).toMatch(/la TVA à 8,5\s%/)
    expect(said).not.toMatch(/\+1?9,90|20\s%/)
  })

  it('tell the quoted supplements of the tariff as it is given', async () => {
    expect(await terms()).toMatch(/Planifiée \(\+9,90\u00A0€ HT\)\s+ou Urgent \(\+19,90\u00A0€ HT\)/)
  })
})

describe('the home page', () => {
  it('tells the least that each delivery type is paid in the tariff that is charged, and its free minutes', async () => {
    const other = join(plain.folder, 'home')
    mkdirSync(join(other, 'pages'), { recursive: true })
    writeFileSync(join(other, 'index.html'), shell)
    writeFileSync(join(other, 'pages/home.html'), render('home'))
    const prices = {
      base: 2500,
      lightest: 100,
      delivery: { flex: 0, planifiee: 1250, urgent: 2490 },
      freeMinutes: 12.5,
      vatPercent: 20,
    }
    const { app: site } = await openProvider({
      beside: plain,
      options: { pages: readBuiltApp(other, null, { prices }) },
    })
    const said = (await (await site.request('/')).text()).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
    expect(said).toMatch(
      /Flex inclus .*dès 31,20 € TTC .*Planifiée \+12,50 € HT .*dès 46,20 € TTC .*Urgent \+24,90 € HT .*dès 61,08 € TTC/,
    )
    expect(said).toContain('12,5 min de route comprises Au moins, TTC 31,20 €')
  })
})

describe('a page that was built with a key of Google Maps', () => {
  const mark = '<meta name="third-party" content="google-maps">'

  it('may load its script and ask it for places; without the mark, nobody may', () => {
    const policy = contentPolicy(`<!doctype html>${mark}`)
    expect(policy).toContain("script-src 'self' https://maps.googleapis.com;")
    expect(policy).toContain("connect-src 'self' https://maps.googleapis.com https://places.googleapis.com;")
    expect(contentPolicy('<!doctype html>')).not.toContain('google')
  })

  it('may do no more with Google than that', () => {
    const others = contentPolicy(mark)
      .split('; ')
      .filter((part) => !/^(?:script|connect)-src/.test(part))
    expect(others.join()).not.toContain('google')
    expect(contentPolicy(mark)).not.toContain('unsafe')
  })
})

describe('a page that was built for a provider elsewhere', () => {
  const mark = (content: string) => `<meta name="provider" content="${content}">`

  it('may ask it, show its pictures and post to it; without the mark, nobody else', () => {
    const policy = contentPolicy(`<!doctype html>${mark('https://api.colibat.example')}`)
    expect(policy).toContain("img-src 'self' blob: data: https://api.colibat.example;")
    expect(policy).toContain("connect-src 'self' https://api.colibat.example;")
    expect(policy).toMatch(/form-action 'self' https:\/\/api\.colibat\.example$/)
    expect(contentPolicy('<!doctype html>')).not.toContain('colibat')
  })

  it('may do no more with it than that, and is believed an origin only', () => {
    const others = contentPolicy(mark('https://api.colibat.example'))
      .split('; ')
      .filter((part) => !/^(?:img|connect)-src|^form-action/.test(part))
    expect(others.join()).not.toContain('colibat')
    expect(contentPolicy(mark("https://a.example; script-src 'unsafe-inline'"))).toBe(contentPolicy())
  })
})

describe('a private screen where Stripe takes the cards', () => {
  const policyAt = async (path: string) => {
    const stripe = await openProvider({
      beside: plain,
      options: { pages: readBuiltApp(folder, null, { stripe: true }) },
    })
    return (await stripe.app.request(path)).headers.get('Content-Security-Policy') ?? ''
  }

  it('may load its script, show its frames and those of the bank, and ask it; nobody else’s', async () => {
    const policy = await policyAt('/payment')
    expect(policy).toContain(`script-src 'self' ${hash(script)} https://js.stripe.com https://*.js.stripe.com;`)
    expect(policy).toContain('frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;')
    expect(policy).toContain("connect-src 'self' https://api.stripe.com;")
    expect(policy).not.toContain('unsafe')
  })

  it('is the only place that may: neither public pages, nor any page without its keys', async () => {
    expect(await policyAt('/faq')).not.toContain('stripe')
    expect((await app.request('/payment')).headers.get('Content-Security-Policy')).not.toContain('stripe')
  })
})

describe('the address of a store’s poster', () => {
  it.each(['/depuis/negoce-modele', '/depuis/depot-ferme', '/depuis'])(
    'is one document for whatever store, of no other policy: %s',
    async (path) => {
      const response = await app.request(path)
      expect([response.status, await response.text()]).toEqual([200, filled('store')])
      expect(response.headers.get('Content-Security-Policy')).toBe(contentPolicy(filled('store')))
    },
  )
})

describe('an address that leads nowhere', () => {
  it.each(['/showcase', '/nothing', '/historique/1/2', '/index.html/x', '/Commande', '/faq/', '/404'])(
    'shows the page that says so, with 404: %s',
    async (path) => {
      const response = await app.request(path)
      expect({ status: response.status, text: await response.text() }).toEqual({
        status: 404,
        text: filled('not-found'),
      })
      expect(response.headers.get('Content-Security-Policy')).toContain(hash('not-found{}'))
    },
  )
})

describe('what search engines ask for', () => {
  it('is every public page by its whole address, and none behind the login', async () => {
    const known = await openProvider({
      beside: plain,
      options: { pages: readBuiltApp(folder), publicUrl: 'https://colibat.example' },
    })
    const sitemap = await known.app.request('/sitemap.xml')
    expect(sitemap.headers.get('Content-Type')).toBe('application/xml; charset=utf-8')
    const listed = [...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
    expect(listed).toEqual(Object.values(publicPaths).map((path) => `https://colibat.example${path}`))
    const robots = await (await known.app.request('/robots.txt')).text()
    expect(robots).toContain('Sitemap: https://colibat.example/sitemap.xml')
    expect(robots).toContain('Disallow: /commande\n')
  })

  it('never repeats the name that a request gave the site', async () => {
    const sitemap = await plain.app.request('http://evil.example/sitemap.xml')
    expect([sitemap.status, await sitemap.text()]).toEqual([404, 'Introuvable.'])
    const robots = await (await plain.app.request('http://evil.example/robots.txt')).text()
    expect(robots).toContain('Disallow: /commande\n')
    expect(robots).not.toMatch(/evil|Sitemap/)
  })
})

describe('who looks for weaknesses', () => {
  const now = new Date('2026-11-18T09:00:00Z')

  it('finds whom to tell, in which language, until when, and where that stands', async () => {
    const known = await openProvider({ beside: plain, options: { pages: null, publicUrl: 'https://colibat.example' } })
    known.now = now
    const response = await known.app.request('/.well-known/security.txt')
    // A server that an earlier file of the process has run writes a space there.
    expect([response.status, response.headers.get('Content-Type')?.replace('; ', ';')]).toEqual([
      200,
      'text/plain;charset=UTF-8',
    ])
    expect(await response.text()).toBe(
      [
        'Contact: mailto:contact@colibat.example',
        'Expires: 2027-05-17T00:00:00.000Z',
        'Preferred-Languages: fr, en',
        'Canonical: https://colibat.example/.well-known/security.txt',
        '',
      ].join('\n'),
    )
  })

  it('is not told an address that the request made up', async () => {
    const response = await plain.app.request('http://evil.example/.well-known/security.txt')
    expect(await response.text()).not.toMatch(/Canonical|evil/)
  })
})

describe('a file of the page', () => {
  it('with a hash in its name is kept for a year', async () => {
    const response = await app.request('/assets/app-1.css')
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('Content-Type')).toBe('text/css; charset=utf-8')
  })

  it.each([
    ['br, gzip', 'br', 'small'],
    ['gzip, deflate', 'gzip', 'smallish'],
    ['identity', null, 'plain script'],
  ])('comes as small as « %s » allows', async (accepted, encoding, text) => {
    const response = await app.request('/assets/app-1.js', { headers: { 'Accept-Encoding': accepted } })
    expect(response.headers.get('Content-Encoding')).toBe(encoding)
    expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
    expect(response.headers.get('Vary')).toBe('Accept-Encoding')
    expect(await response.text()).toBe(text)
  })

  it.each([
    ['/sw.js', 'text/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/icons/icon.svg', 'image/svg+xml'],
  ])('without a hash is asked for anew each time: %s', async (path, type) => {
    const { headers } = await app.request(path)
    expect([headers.get('Cache-Control'), headers.get('Content-Type')]).toEqual(['no-cache', type])
  })

  it.each([
    '/assets/app-2.js',
    '/assets/',
    '/index.html',
    '/assets/app-1.js.br',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
  ])('that is none is plainly not there: %s', async (path) => {
    const response = await app.request(path)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('secret')
  })
})

describe('the service worker', () => {
  const workerAt = (origin?: string) => readBuiltApp(folder, origin)?.files.get('/sw.js')?.etag

  it('is another one once a public page is: a device fetches what it keeps again', () => {
    expect(workerAt()).toBe(workerAt())
    expect(workerAt()).not.toBe(workerAt('https://colibat.example'))
  })
})

describe('a folder without a built page', () => {
  it('is none', () => {
    expect(readBuiltApp(join(plain.folder, 'nowhere'))).toBeNull()
  })
})
