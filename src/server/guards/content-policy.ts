import { createHash } from 'node:crypto'

/**
 * The content policy of a page: this server's files, and its inline texts by their hashes. Built for another provider
 * or Google Maps, it may ask those; where Stripe takes cards, Stripe's frames too.
 */
export function contentPolicy(html = '', { stripe = false }: { readonly stripe?: boolean } = {}): string {
  const google = asksGoogle(html)
  const provider = providerOf(html)
  return [
    "default-src 'none'",
    [
      "script-src 'self'",
      ...hashesOf(html, inlineScript),
      ...(google ? [googleScript] : []),
      ...(stripe ? stripeScripts : []),
    ].join(' '),
    ["style-src 'self'", ...hashesOf(html, inlineStyle)].join(' '),
    ["img-src 'self' blob: data:", ...provider].join(' '),
    "font-src 'self'",
    [
      "connect-src 'self'",
      ...provider,
      ...(google ? [googleScript, googlePlaces] : []),
      ...(stripe ? [stripeCalls] : []),
    ].join(' '),
    ...(stripe ? [['frame-src', ...stripeScripts, stripeAuthentication].join(' ')] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...provider].join(' '),
  ].join('; ')
}

/** The name of the `meta` by which a page that was built for a provider elsewhere tells its origin. */
export const providerMark = 'provider'

/** The `meta` of a page that was built with a key of Google Maps. */
export const googleMapsMark = { name: 'third-party', content: 'google-maps' } as const
const googleScript = 'https://maps.googleapis.com'
const googlePlaces = 'https://places.googleapis.com'

/** Its script, which shows its fields in frames of the same hosts; what these call; where a bank asks its holder. */
const stripeScripts = ['https://js.stripe.com', 'https://*.js.stripe.com']
const stripeCalls = 'https://api.stripe.com'
const stripeAuthentication = 'https://hooks.stripe.com'

/** Only what can be nothing but an origin gets into a policy. */
function providerOf(html: string): string[] {
  const origin = new RegExp(`<meta name="${providerMark}" content="(https?://[\\w.:[\\]-]+)">`).exec(html)?.[1]
  return origin === undefined ? [] : [origin]
}

function asksGoogle(html: string): boolean {
  return html.includes(`<meta name="${googleMapsMark.name}" content="${googleMapsMark.content}">`)
}

/** Not one with a source, nor a block of data such as JSON-LD: a policy does not concern those. */
const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([^]*?)<\/script>/gi
const inlineStyle = /<style[^>]*>([^]*?)<\/style>/gi

function hashesOf(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(
    ([, text]) =>
      `'sha256-${createHash('sha256')
        .update(text ?? '')
        .digest('base64')}'`,
  )
}
