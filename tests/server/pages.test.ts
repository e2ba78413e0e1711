import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readBuiltApp } from '#server/pages/built-app.ts'
import { openProvider } from './provider.ts'

const plain = await openProvider()
const folder = join(plain.folder, 'app')
const script = "document.documentElement.dataset.theme = 'dark'"
const style = 'body { margin: 0 }'
const shell = `<!doctype html><script>${script}</script><style>${style}</style><script type="module" src="/assets/app-1.js"></script>`
const files: Record<string, string> = {
  'index.html': shell,
  'sw.js': 'self',
  'manifest.webmanifest': '{}',
  'assets/app-1.js': 'plain script',
  'assets/app-1.js.br': 'small',
  'assets/app-1.js.gz': 'smallish',
  'assets/app-1.css': 'a{}',
  'icons/icon.svg': '<svg/>',
}
for (const [path, text] of Object.entries(files)) {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), text)
}
writeFileSync(join(plain.folder, 'secret.txt'), 'secret')
const { app } = await openProvider({ beside: plain, options: { pages: readBuiltApp(folder) } })

describe('a page', () => {
  it.each(
    '/ /faq /about /contact /login /register /forgot-password /change-password /cgu /cgv /politique /account /preferences /commande /historique /historique/42 /payment /payment-success /payment-failed /confirmation'.split(' '),
  )('is the shell, asked for anew each time: %s', async (path) => {
    const response = await app.request(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('Cache-Control')).toBe('no-cache')
    expect(await response.text()).toBe(shell)
  })

  it.each(['/kit', '/nothing', '/historique/1/2', '/index.html/x', '/Commande'])('that does not exist is the shell with 404: %s', async (path) => {
    const response = await app.request(path)
    expect({ status: response.status, text: await response.text() }).toEqual({ status: 404, text: shell })
  })

  it('lets its inline script and style run, by their hashes and nothing else', async () => {
    const policy = (await app.request('/')).headers.get('Content-Security-Policy') ?? ''
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    expect(policy).toContain(`script-src 'self' ${hash(script)};`)
    expect(policy).toContain(`style-src 'self' ${hash(style)};`)
    expect(policy).not.toContain('unsafe')
  })

  it('is not sent again when it has not changed', async () => {
    const etag = (await app.request('/')).headers.get('ETag') ?? ''
    const again = await app.request('/faq', { headers: { 'If-None-Match': etag } })
    expect({ status: again.status, text: await again.text() }).toEqual({ status: 304, text: '' })
  })

  it('takes GET and HEAD only', async () => {
    expect((await app.request('/commande', { method: 'POST' })).status).toBe(405)
    const head = await app.request('/commande', { method: 'HEAD' })
    expect({ status: head.status, text: await head.text() }).toEqual({ status: 200, text: '' })
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

  it.each(['/assets/app-2.js', '/assets/', '/assets/app-1.js.br', '/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets/..%5c..%5csecret.txt'])('that is none is plainly not there: %s', async (path) => {
    const response = await app.request(path)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('secret')
  })
})

describe('a folder without a built page', () => {
  it('is none', () => {
    expect(readBuiltApp(join(plain.folder, 'nowhere'))).toBeNull()
  })
})
