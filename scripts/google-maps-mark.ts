import type { Plugin } from 'vite'
import { googleMapsMark } from '#server/guards/content-policy.ts'

/**
 * Marks the page that is built with a key of Google Maps: by the mark the server knows whom its content policy must let in (decision 040).
 * Google holds the key against the site's origin, which the page then tells those it asks, and no more than that.
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
