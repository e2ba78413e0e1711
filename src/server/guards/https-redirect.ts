import type { MiddlewareHandler } from 'hono'
import { serverAddresses } from '#contract/addresses.ts'
import { HttpError } from '#server/log/http-error.ts'

/**
 * Sends who came over plain http to the same address of the site over https, when the proxy before this server says so (X-Forwarded-Proto).
 * A call is refused instead: its token was read by others on the way, and whoever made it would never notice. A proxy that only asks whether the server lives is answered where it is.
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
