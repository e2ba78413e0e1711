import type { Plugin } from 'vite'
import { googleMapsMark } from '#server/guards/content-policy.ts'

/**
 * Marks a page built with a Google Maps key, so that the server's content policy admits it (decision 040). Google
 * checks the key against the origin, which the page then tells, and no more.
 */
export function markGoogleMaps(): Plugin {
  let hasKey = false
  return {
    name: 'colibat:google-maps-mark',
    configResolved({ env }) {
      hasKey = Boolean(env['VITE_GOOGLE_MAPS_KEY'])
    },
    transformIndexHtml: () =>
      hasKey ? [meta(googleMapsMark), meta({ name: 'referrer', content: 'strict-origin' })] : [],
  }
}

const meta = (attrs: Readonly<Record<string, string>>) => ({ tag: 'meta', attrs, injectTo: 'head-prepend' as const })
