import type { Context, Hono } from 'hono'
import {
  isScreen,
  isStoreAddress,
  isByLink,
  storeAddress,
  privateScreens,
  serverAddresses,
  staffScreens,
} from '#contract/addresses.ts'
import type { Variables } from '#server/log/access-log.ts'
import type { BuiltApp, BuiltPage } from './built-app.ts'
import type { BuiltFile } from './built-file.ts'
import { publicPages } from '#content/public-pages.ts'
import { company } from '#content/company.ts'

/** The site's address, null when nobody said: the name in a request is anybody's word. */
interface SiteNow {
  readonly publicUrl: string | null
  now(): Date
}

/** Serves the public documents, the private shell and their files; without a build, says so while /api goes on. */
export function servePages(app: Hono<Variables>, pages: BuiltApp | null, { publicUrl, now }: SiteNow): void {
  app.get('/robots.txt', (c) => named(c, '/robots.txt').text(robotsTxt(publicUrl)))
  app.get('/sitemap.xml', (c) => {
    if (publicUrl === null) return named(c, '/sitemap.xml').text('Introuvable.', 404)
    return named(c, '/sitemap.xml').body(sitemapXml(publicUrl), 200, {
      'Content-Type': 'application/xml; charset=utf-8',
    })
  })
  app.get(securityAddress, (c) => named(c, securityAddress).text(securityTxt(publicUrl, now())))
  app.get('*', async (c) => {
    if (pages === null) return c.text("L'application n'est pas construite : lancer « npm run build ».", 503)
    // One document for whatever store.
    const path = isStoreAddress(c.req.path) ? storeAddress : c.req.path
    const document = pages.documents.get(path)
    if (document && 'elsewhere' in document) return named(c, path).redirect(document.elsewhere, 302)
    if (document) return page(named(c, path), document.page)
    const isAsset = path.startsWith('/assets/')
    const file = pages.files.get(path) ?? (isAsset ? await pages.ofOtherBuild(path) : null)
    // A name under /assets holds the hash of its content; every other file is asked for again, and answered 304.
    if (file)
      return isAsset
        ? reply(named(c, '/assets/*'), file, 'public, max-age=31536000, immutable')
        : reply(named(c, path), file, 'no-cache')
    // Whoever has a link to a delivery, or to its payment, shares it with no search engine.
    if (isByLink(path)) c.header('X-Robots-Tag', 'noindex')
    if (isScreen(path)) return page(named(c, 'page'), pages.shell)
    if (isAsset || /\.\w+$/.test(path)) return c.text('Introuvable.', 404)
    return page(named(c, 'unknown page'), pages.notFound, 404)
  })
  app.all('*', (c) => c.text('Méthode non autorisée.', 405, { Allow: 'GET, HEAD' }))
}

function named(c: Context<Variables>, route: string): Context<Variables> {
  c.set('route', route)
  return c
}

function page(c: Context<Variables>, html: BuiltPage, status: 200 | 404 = 200): Response {
  c.header('Content-Security-Policy', html.policy)
  return reply(c, html, 'no-cache', status)
}

function reply(c: Context<Variables>, file: BuiltFile, cacheControl: string, status: 200 | 404 = 200): Response {
  const { bytes, encoding } = smallest(file, c.req.header('accept-encoding') ?? '')
  const etag = `"${file.etag}${encoding === null ? '' : `-${encoding}`}"`
  c.header('Cache-Control', cacheControl)
  c.header('ETag', etag)
  c.header('Vary', 'Accept-Encoding')
  if (status === 200 && (c.req.header('if-none-match') ?? '').includes(etag)) return c.body(null, 304)
  c.header('Content-Type', file.type)
  if (encoding !== null) c.header('Content-Encoding', encoding)
  return c.body(bytes, status)
}

function smallest(
  file: BuiltFile,
  accepted: string,
): { bytes: Uint8Array<ArrayBuffer>; encoding: 'br' | 'gzip' | null } {
  if (file.br && /\bbr\b/.test(accepted)) return { bytes: file.br, encoding: 'br' }
  if (file.gzip && /\bgzip\b/.test(accepted)) return { bytes: file.gzip, encoding: 'gzip' }
  return { bytes: file.plain, encoding: null }
}

/** robots.txt: the public pages, and where their list is; not where the site's address is not known. */
function robotsTxt(origin: string | null): string {
  const closed = [`${serverAddresses.api}/`, ...signedInScreens].map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...closed, '', ...(origin === null ? [] : [`Sitemap: ${origin}/sitemap.xml`, ''])].join('\n')
}

/** What a search engine has no business in; a screen with a parameter lies under another one. */
const signedInScreens = Object.values({ ...privateScreens, staff: staffScreens.staff }).filter(
  (path) => !path.includes(':'),
)

/** sitemap.xml: every public page, by its whole address. */
function sitemapXml(origin: string): string {
  const pages = publicPages.map(({ path }) => `<url><loc>${escape(origin + path)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages.join('')}</urlset>\n`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** Where it stands (RFC 9116). */
const securityAddress = '/.well-known/security.txt'

/**
 * security.txt: whom to tell of a weakness. Good for half a year from the day it is asked for; it names its own address
 * only where the site's is known.
 */
function securityTxt(origin: string | null, now: Date): string {
  const expires = new Date(Math.floor(now.getTime() / dayMs + 180) * dayMs)
  const canonical = origin === null ? [] : [`Canonical: ${origin}${securityAddress}`]
  return [
    `Contact: mailto:${company.securityEmail ?? company.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: fr, en',
    ...canonical,
    '',
  ].join('\n')
}

const dayMs = 86_400_000
