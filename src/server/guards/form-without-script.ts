import type { MiddlewareHandler } from 'hono'
import { accepts } from 'hono/accepts'

/** A form that a browser posted by itself is answered with a page: the one it came from, which tells how it went by what follows the #. */
export function formWithoutScript(page: string): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const wanted = accepts(c, { header: 'Accept', supports: ['application/json', 'text/html'], default: 'application/json' })
    if (c.req.method !== 'POST' || wanted !== 'text/html') return
    c.res = new Response(null, { status: 303, headers: { Location: `${page}#${c.res.ok ? 'envoye' : 'erreur'}` } })
  }
}
