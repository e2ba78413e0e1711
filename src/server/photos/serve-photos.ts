import type { Context, Hono } from 'hono'
import { serverAddresses } from '#contract/addresses.ts'
import type { Variables } from '#server/log/access-log.ts'
import type { World } from '#server/world.ts'
import { findPhoto } from './proof-photos.ts'

/**
 * Serves proof photos by a number and a key that opens it, which an <img> and a new tab can ask for (decision 078).
 * Whatever is wrong, the reply is the same.
 */
export function servePhotos(
  app: Hono<Variables>,
  { db, files, now, photoKeys }: Pick<World, 'db' | 'files' | 'now' | 'photoKeys'>,
): void {
  app.get(byKey, async (c) => {
    c.set('route', byKey)
    const { photo: number, key } = c.req.param()
    const id = /^[1-9]\d{0,14}$/.test(number) ? Number(number) : null
    const photo = id !== null && photoKeys.opens(id, key, now()) ? await findPhoto(db, id) : null
    const bytes = photo && (await files.read(photo.path))
    if (photo === null || bytes === null) return notFound(c)
    return c.body(new Uint8Array(bytes), 200, {
      ...headers,
      'Content-Type': 'image/jpeg',
      'Content-Disposition': `inline; filename="livraison-${photo.order_id}-${photo.id}.jpg"`,
      'Cache-Control': 'private, max-age=600',
    })
  })
  app.get(anyOther, (c) => {
    c.set('route', anyOther)
    return notFound(c)
  })
}

const byKey = `${serverAddresses.photos}/:photo/:key` as const
const anyOther = `${serverAddresses.photos}/*` as const

function notFound(c: Context<Variables>): Response {
  return c.text('Cette photo n’existe pas, ou son lien a expiré. Ouvre-la depuis la commande.', 404, {
    ...headers,
    'Cache-Control': 'private, no-store',
  })
}

/** A picture that loads nothing, and that no page frames. */
const headers = {
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Robots-Tag': 'noindex',
} as const
