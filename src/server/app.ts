import { Hono, type MiddlewareHandler } from 'hono'
import { publicAddresses, serverAddresses } from '#contract/addresses.ts'
import { api } from '#contract/api.ts'
import { href } from '#contract/endpoint.ts'
import { failureReply } from './http/failure-reply.ts'
import { clientAddress } from './http/client-address.ts'
import { formWithoutScript } from './guards/form-without-script.ts'
import { redirectToHttps } from './guards/https-redirect.ts'
import { lengthTold } from './guards/read-bytes.ts'
import { refuseCrossSitePosts } from './guards/csrf.ts'
import { allowOrigin } from './guards/cors.ts'
import { securityHeaders } from './guards/security-headers.ts'
import type { Metrics } from './health/metrics.ts'
import { handlers } from './handlers/handlers.ts'
import { takeProcessorWebhook } from './handlers/processor-webhook.ts'
import { serveInvoices } from './invoices/serve-invoices.ts'
import { mount } from './mount.ts'
import { HttpError } from './log/http-error.ts'
import { accessLog, type Variables } from './log/access-log.ts'
import { createRefusalLog, type RefusalLog } from './log/refusal-log.ts'
import { servePhotos } from './photos/serve-photos.ts'
import { servePages } from './pages/serve-pages.ts'
import { serveShare } from './pages/serve-share.ts'
import type { BuiltApp } from './pages/built-app.ts'
import { createReadiness } from './storage/readiness.ts'
import type { World } from './world.ts'

/**
 * What the app needs beside its world: the pages, null when they are not built, whether the site is on https, and
 * whether a proxy of ours stands before it.
 */
export interface AppOptions {
  readonly pages: BuiltApp | null
  readonly isHttps: boolean
  /** The address the world knows the site by, when it is configured. */
  readonly publicUrl?: string | null
  /** The one other origin whose page may make calls; null: none. */
  readonly appOrigin?: string | null
  readonly trustProxy: boolean
  /** Where it tells whom it turned down, when others tell it there, too. */
  readonly refusals?: RefusalLog
  /** Counts requests and serves /metrics; null: that address is nothing. */
  readonly metrics?: Metrics | null
}

/** The provider as a value: requests in, replies out. Listening is the business of listen.ts. */
export function createApp(
  world: World,
  {
    pages,
    isHttps,
    publicUrl = null,
    appOrigin = null,
    trustProxy,
    refusals = createRefusalLog(world),
    metrics = null,
  }: AppOptions,
): Hono<Variables> {
  const app = new Hono<Variables>()
  app.use(accessLog(world, refusals))
  if (metrics !== null) app.use(metrics.count)
  app.use(securityHeaders({ isHttps, stripe: world.payments.processor.kind === 'stripe' }))
  app.use(clientAddress(trustProxy))
  if (appOrigin !== null)
    for (const path of [serverAddresses.api, serverAddresses.invoices, serverAddresses.slips, serverAddresses.photos])
      app.use(`${path}/*`, allowOrigin(appOrigin))
  app.use(redirectToHttps(publicUrl))
  app.use(anyCall, async (c, next) => {
    await next()
    const { headers } = c.res
    headers.set('Cache-Control', 'no-store')
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', nothingInside)
  })
  app.onError((error, c) => failureReply(error, c, { log: world.log, refusals }))

  app.use(lengthTold)
  app.use(anyCall, refuseCrossSitePosts({ elsewhere: appOrigin, publicUrl }))
  app.use(href(api.contact), formWithoutScript(publicAddresses.contact, appOrigin))
  app.use(href(api.readSlip), readingRefusal)
  mount(app, world, handlers)
  takeProcessorWebhook(app, world)
  app.all(anyCall, () => {
    throw new HttpError(404, "Cette adresse n'existe pas.")
  })
  app.get(serverAddresses.health, (c) => {
    c.set('route', serverAddresses.health)
    return c.json({ ok: true })
  })
  const readiness = createReadiness(world)
  app.get(serverAddresses.readiness, async (c) => {
    c.set('route', serverAddresses.readiness)
    const found = await readiness()
    return c.json(found, found.ok ? 200 : 503)
  })
  metrics?.serve(app)
  serveInvoices(app, world)
  servePhotos(app, world)
  serveShare(app)
  servePages(app, pages, { publicUrl, now: () => world.now() })
  return app
}

const anyCall = `${serverAddresses.api}/*`

/** A reply of a call is no page: nothing is loaded by it, nobody frames it. */
const nothingInside = "default-src 'none'; frame-ancestors 'none'"

/** A slip that is not read is answered as section 7 has it: `ok: false`, and the sentence in `error`. */
const readingRefusal: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.res.ok) return
  const body = (await c.res.json()) as { readonly message: string }
  c.res = new Response(JSON.stringify({ ...body, ok: false, error: body.message }), c.res)
}
