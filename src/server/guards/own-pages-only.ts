import type { MiddlewareHandler } from 'hono'
import { HttpError } from '#server/http-error.ts'

/**
 * Refuses what the page of another site makes a visitor's browser post: it would use up the visitor's turns, and the site's. `elsewhere`:
 * the one other origin that may; its forms may come without a name, for a page may be told to name itself to nobody.
 */
export function ownPagesOnly(elsewhere: string | null): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('origin') ?? 'null'
    const mayPost = elsewhere !== null && (origin === elsewhere || origin === 'null')
    if (c.req.method === 'POST' && c.req.header('sec-fetch-site') === 'cross-site' && !mayPost) throw new HttpError(403, 'Cette demande vient d’un autre site.')
    await next()
  }
}
