import type { Plugin } from 'vite'
import { providerMark } from '#server/guards/content-policy.ts'

/** The origin that the page is built for, null for its own; throws when the setting is none. */
export function providerOrigin(setting: string | undefined): string | null {
  if (!setting) return null
  const url = URL.parse(setting)
  if (url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin
  throw new Error(`VITE_API_URL is an origin, such as https://api.example.fr, without a path: ${setting}`)
}

/** The mark of a page built for a provider elsewhere: by it the server knows whom its content policy admits. */
export function providerMeta(origin: string | null): { readonly name: string; readonly content: string }[] {
  return origin === null ? [] : [{ name: providerMark, content: origin }]
}

/** Marks the page; public documents are marked as they are written. */
export function markProvider(): Plugin {
  let origin: string | null = null
  return {
    name: 'colibat:provider-mark',
    configResolved({ env }) {
      origin = providerOrigin(env['VITE_API_URL'])
    },
    transformIndexHtml: () =>
      providerMeta(origin).map((attrs) => ({ tag: 'meta', attrs, injectTo: 'head-prepend' as const })),
  }
}
