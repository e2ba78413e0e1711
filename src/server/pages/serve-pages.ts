import type { Context, Hono } from 'hono'
import type { Variables } from '#server/request-line.ts'
import type { BuiltApp, BuiltFile } from './built-app.ts'
import { isClientRoute } from './client-routes.ts'

/** Serves the built page and its files; without them, says so in plain words while /api goes on. */
export function servePages(app: Hono<Variables>, pages: BuiltApp | null): void {
  app.get('*', (c) => {
    if (pages === null) return c.text("L'application n'est pas construite : lancer « npm run build ».", 503)
    const path = c.req.path
    const file = path === '/index.html' ? undefined : pages.files.get(path)
    if (file) {
      c.set('route', path.startsWith('/assets/') ? '/assets/*' : path)
      // A name under /assets holds the hash of its content; every other file is asked for again, and answered 304.
      return reply(c, file, path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
    }
    if (path.startsWith('/assets/') || /\.\w+$/.test(path)) return c.text('Introuvable.', 404)
    const isKnown = isClientRoute(path)
    c.set('route', isKnown ? 'page' : 'unknown page')
    return reply(c, pages.shell, 'no-cache', isKnown ? 200 : 404)
  })
  app.all('*', (c) => c.text('Méthode non autorisée.', 405, { Allow: 'GET, HEAD' }))
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

function smallest(file: BuiltFile, accepted: string): { bytes: Uint8Array<ArrayBuffer>; encoding: 'br' | 'gzip' | null } {
  if (file.br && /\bbr\b/.test(accepted)) return { bytes: file.br, encoding: 'br' }
  if (file.gzip && /\bgzip\b/.test(accepted)) return { bytes: file.gzip, encoding: 'gzip' }
  return { bytes: file.plain, encoding: null }
}
