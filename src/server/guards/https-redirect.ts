import type { MiddlewareHandler } from 'hono'
import { serverAddresses } from '#contract/addresses.ts'
import { HttpError } from '#server/log/http-error.ts'

/**
 * Redirects plain http to https where the proxy says so (X-Forwarded-Proto). A call is refused instead: its token was
 * read on the way, and its client would never notice. Health checks are answered.
 */
export function redirectToHttps(publicUrl: string | null): MiddlewareHandler {
  return async (c, next) => {
    const [scheme = ''] = (c.req.header('x-forwarded-proto') ?? '').split(',')
    if (!publicUrl?.startsWith('https:') || scheme.trim().toLowerCase() !== 'http' || alive.includes(c.req.path))
      return await next()
    if (c.req.path.startsWith(`${serverAddresses.api}/`)) throw new HttpError(403, 'Ce site ne répond qu’en https.')
    const { pathname, search } = new URL(c.req.url)
    return c.redirect(publicUrl + pathname + search, 308)
  }
}

const alive: readonly string[] = [serverAddresses.health, serverAddresses.readiness]
