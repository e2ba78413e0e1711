import { describe, expect, it } from 'vitest'
import { openScreens, privateScreens, publicAddresses, serverAddresses, staffScreens } from '#contract/addresses.ts'
import { createFileKeys } from '#server/keys/derived-keys.ts'
import { classify } from '#worker/classify.ts'

const page = (address: string) =>
  classify({ method: 'GET', navigates: true, sameOrigin: true, path: new URL(address, 'https://exemple.fr').pathname })
const part = (path: string, asked = {}) =>
  classify({ method: 'GET', navigates: false, sameOrigin: true, path, ...asked })

describe('a page that is asked for', () => {
  it.each(Object.values({ ...openScreens, ...privateScreens, ...staffScreens }))(
    'is the one document of all screens: %s',
    (address) => {
      expect(page(address.replaceAll(/:\w+/g, '1042'))).toBe('screen')
    },
  )

  it('is it with any query, as the installed app starts', () => {
    expect(page('/commande?src=pwa')).toBe('screen')
    expect(page('/payment?commande=12#carte')).toBe('screen')
  })

  it.each([...Object.values(publicAddresses), '/hors-ligne'])('is a document of its own: %s', (address) => {
    expect(page(address)).toBe('document')
    expect(page(`${address}?utm_source=lettre`)).toBe('document')
  })

  it('is one document for whatever store a poster leads from', () => {
    expect([page('/depuis/negoce-modele'), page('/depuis/depot-ferme?src=qr'), page('/depuis')]).toEqual([
      'store',
      'store',
      'page elsewhere',
    ])
  })

  it('is never the app where it is an invoice: a thousand keys', () => {
    const keys = createFileKeys(new Uint8Array(32).fill(7), 'invoice')
    const at = new Date('2026-11-23T09:00:00Z')
    const links = Array.from(
      { length: 1000 },
      (_, index) => `${serverAddresses.invoices}/${index + 1}/${keys.make(index + 1, at)}`,
    )
    expect(new Set(links.map(page))).toEqual(new Set(['page elsewhere']))
  })

  it.each(['/nulle-part', '/api/settings', '/slips/a.pdf', '/robots.txt', '/commande/autre', '/assets/x.js'])(
    'is not ours to answer: %s',
    (address) => {
      expect(page(address)).toBe('page elsewhere')
    },
  )
})

describe('a share of the device', () => {
  const posted = (path: string, asked = {}) =>
    classify({ method: 'POST', navigates: true, sameOrigin: true, path, ...asked })

  it('is taken where the manifest posts it, as a page that opens', () => {
    expect(posted('/partager')).toBe('share')
    expect([
      posted('/partager/autre'),
      posted('/commande'),
      posted('/partager', { navigates: false }),
      posted('/partager', { sameOrigin: false }),
    ]).toEqual([null, null, null, null])
  })

  it('is the server’s when it is only asked for', () => {
    expect(page('/partager')).toBe('page elsewhere')
  })
})

describe('a part of a page', () => {
  it('is kept when its name holds its content, or when it is an icon', () => {
    expect(part('/assets/order-page-D-Q0.js')).toBe('asset')
    expect(part('/icons/icon-192.png')).toBe('file')
    expect(part('/favicon.svg')).toBe('file')
  })

  it.each([
    '/api/fo/my-orders',
    '/photos/3/key',
    '/slips/2026/a.pdf',
    '/factures/1/a',
    '/healthz',
    '/sw.js',
    '/manifest.webmanifest',
  ])('is left to the server: %s', (path) => {
    expect(part(path)).toBeNull()
  })

  it('is left alone when it is sent, or of another origin', () => {
    expect(part('/assets/a.js', { method: 'POST' })).toBeNull()
    expect(part('/assets/a.js', { sameOrigin: false })).toBeNull()
    expect(classify({ method: 'POST', navigates: true, sameOrigin: true, path: '/contact' })).toBeNull()
  })
})
