import type { Hono } from 'hono'
import { privateScreens, serverAddresses } from '#contract/addresses.ts'
import { sharedInQuery, shareOutcomes } from '#contract/worker/slip-share.ts'
import { isForeignOrigin } from '#server/guards/csrf.ts'
import type { Variables } from '#server/log/access-log.ts'

/**
 * A share comes here only where no service worker took it. Its file is not kept, as its sender is unknown; the form
 * says that it has to be chosen there. Another site's page leads nowhere.
 */
export function serveShare(app: Hono<Variables>): void {
  app.all(serverAddresses.share, (c) => {
    c.set('route', serverAddresses.share)
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return c.redirect(privateScreens.order, 302)
    if (c.req.method !== 'POST') return c.text('Méthode non autorisée.', 405, { Allow: 'GET, HEAD, POST' })
    if (
      c.req.header('sec-fetch-site') === 'cross-site' ||
      isForeignOrigin(c.req.header('origin'), [c.req.header('host') ?? ''])
    )
      return c.text('Ce partage vient d’un autre site.', 403)
    return c.redirect(`${privateScreens.order}?${sharedInQuery}=${shareOutcomes.lost}`, 303)
  })
}
