import type { MiddlewareHandler } from 'hono'
import type { Variables } from '#server/log/access-log.ts'
import { contentPolicy } from './content-policy.ts'

/**
 * The headers of every reply: it loads from this server only, is framed by no page and sends no address on. The order
 * form may ask where its user is; with Stripe, its frame may ask for wallets.
 */
export function securityHeaders({
  isHttps,
  stripe,
}: {
  readonly isHttps: boolean
  readonly stripe: boolean
}): MiddlewareHandler<Variables> {
  const always = Object.entries({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': stripe ? 'same-origin-allow-popups' : 'same-origin',
    'Permissions-Policy': `camera=(), microphone=(), geolocation=(self), payment=(${stripe ? 'self "https://js.stripe.com"' : ''})`,
    ...(isHttps && { 'Strict-Transport-Security': 'max-age=31536000' }),
  })
  const strictest = contentPolicy()
  return async (c, next) => {
    await next()
    const { headers } = c.res
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', strictest)
    if (!headers.has('Cross-Origin-Resource-Policy')) headers.set('Cross-Origin-Resource-Policy', 'same-origin')
    for (const [name, value] of always) headers.set(name, value)
  }
}
