import { createHash } from 'node:crypto'

/** The content policy of a page: this server's files, and of what the page holds inline the very texts, by their hashes. Without a page: no inline at all. */
export function contentPolicy(html = ''): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashesOf(html, inlineScript)].join(' '),
    ["style-src 'self'", ...hashesOf(html, inlineStyle)].join(' '),
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

/** Not one with a source, nor a block of data such as JSON-LD: a policy does not concern those. */
const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([^]*?)<\/script>/gi
const inlineStyle = /<style[^>]*>([^]*?)<\/style>/gi

function hashesOf(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, text]) => `'sha256-${createHash('sha256').update(text ?? '').digest('base64')}'`)
}
