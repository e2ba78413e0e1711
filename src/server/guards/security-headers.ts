import type { MiddlewareHandler } from 'hono'
import type { Variables } from '#server/request-line.ts'

/** The sha256 sources of what the page holds inline: its theme script, a style. */
export interface InlineHashes {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** The headers of every reply: the page may load from this server only, be framed by nobody, and send nobody its address. */
export function securityHeaders({ isHttps, inline }: { readonly isHttps: boolean; readonly inline: InlineHashes }): MiddlewareHandler<Variables> {
  const headers = Object.entries({
    'Content-Security-Policy': contentPolicy(inline),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(isHttps && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
  })
  return async (c, next) => {
    await next()
    for (const [name, value] of headers) c.header(name, value)
  }
}

function contentPolicy({ scripts, styles }: InlineHashes): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
}
