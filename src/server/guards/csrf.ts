import type { MiddlewareHandler } from 'hono'
import { HttpError } from '#server/log/http-error.ts'

/**
 * Refuses what the page of another site makes a visitor's browser post: it would use up the visitor's turns, and the site's. `elsewhere`:
 * the one other origin that may; its forms may come without a name, for a page may be told to name itself to nobody. `publicUrl`: the
 * site's own address, where a proxy calls it by another.
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

/** Whether an Origin header names a page that is of none of these hosts. A page may hide its name: 'null', as none at all, names nobody. */
export function isForeignOrigin(origin = 'null', hosts: readonly string[]): boolean {
  return origin !== 'null' && !(URL.canParse(origin) && hosts.includes(new URL(origin).host))
}
