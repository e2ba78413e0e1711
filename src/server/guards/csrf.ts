import type { MiddlewareHandler } from 'hono'
import { HttpError } from '#server/log/http-error.ts'

/**
 * Refuses what another site's page posts with a visitor's browser, and turns. `elsewhere`: the one other origin that
 * may, also without a name. `publicUrl`: the site's own address behind a proxy.
 */
export function refuseCrossSitePosts({
  elsewhere,
  publicUrl,
}: {
  readonly elsewhere: string | null
  readonly publicUrl: string | null
}): MiddlewareHandler {
  const known = publicUrl === null ? [] : [new URL(publicUrl).host]
  return async (c, next) => {
    if (c.req.method !== 'POST') return await next()
    const origin = c.req.header('origin') ?? 'null'
    const site = c.req.header('sec-fetch-site')
    // Not said by old browsers, nor by any over plain http.
    const isForeign =
      site === undefined ? isForeignOrigin(origin, [new URL(c.req.url).host, ...known]) : site === 'cross-site'
    const mayPost = elsewhere !== null && (origin === elsewhere || origin === 'null')
    if (isForeign && !mayPost) throw new HttpError(403, 'Cette demande vient d’un autre site.')
    await next()
  }
}

/**
 * Whether an Origin header names a page that is of none of these hosts. A page may hide its name: 'null', as none at
 * all, names nobody.
 */
export function isForeignOrigin(origin = 'null', hosts: readonly string[]): boolean {
  return origin !== 'null' && !(URL.canParse(origin) && hosts.includes(new URL(origin).host))
}
