import type { MiddlewareHandler } from 'hono'
import { accepts } from 'hono/accepts'
import { contactOutcome, contactOutcomes } from '#contract/account/contact-message.ts'

/**
 * A form that a browser posted by itself is answered with a page: the one it came from, which tells how it went by what
 * follows the #. `elsewhere`: the other origin whose pages post here, too.
 */
export function formWithoutScript(page: string, elsewhere: string | null): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const wanted = accepts(c, {
      header: 'Accept',
      supports: ['application/json', 'text/html'],
      default: 'application/json',
    })
    if (c.req.method !== 'POST' || wanted !== 'text/html') return
    const origin = c.req.header('sec-fetch-site') === 'same-origin' ? '' : (elsewhere ?? '')
    c.res = new Response(null, {
      status: 303,
      headers: { Location: `${origin}${page}#${contactOutcomes[contactOutcome(c.res.status)]}` },
    })
  }
}
