import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { deviceHeader, idempotencyHeader } from '#contract/wire/headers.ts'

/**
 * Lets the page of one other origin make calls and show what the server sends (APP_ORIGIN). Any other origin is told
 * nothing, and no origin ever sends cookies: there are none.
 */
export function allowOrigin(origin: string): MiddlewareHandler {
  const allow = cors({
    origin,
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['Authorization', 'Content-Type', idempotencyHeader, deviceHeader],
    exposeHeaders: ['Retry-After', 'Content-Disposition'],
    maxAge: 7200,
  })
  return async (c, next) => {
    c.header('Cross-Origin-Resource-Policy', 'cross-origin')
    if (c.req.header('origin') === origin) return await allow(c, next)
    await next()
    c.res.headers.append('Vary', 'Origin')
    return undefined
  }
}
