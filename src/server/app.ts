import { Hono } from 'hono'
import { failureReply } from './failure-reply.ts'
import { securityHeaders } from './guards/security-headers.ts'
import { handlers } from './handlers.ts'
import { databaseAnswers } from './db/database-answers.ts'
import { mount } from './mount.ts'
import { Refused } from './refused.ts'
import { requestLine, type Variables } from './request-line.ts'
import { servePages } from './pages/serve-pages.ts'
import type { BuiltApp } from './pages/built-app.ts'
import type { World } from './world.ts'

/** What the app needs beside its world: the pages, null when they are not built, and whether the site is on https. */
export interface AppOptions {
  readonly pages: BuiltApp | null
  readonly isHttps: boolean
}

/** The provider as a value: requests in, replies out. Listening is somebody else's business. */
export function createApp(world: World, { pages, isHttps }: AppOptions): Hono<Variables> {
  const app = new Hono<Variables>()
  app.use(requestLine(world))
  app.use(securityHeaders({ isHttps, inline: pages?.inline ?? { scripts: [], styles: [] } }))
  app.use('/api/*', async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  app.onError((error, c) => failureReply(error, c, world.log))

  mount(app, world, handlers)
  app.all('/api/*', () => {
    throw new Refused(404, "Cette adresse n'existe pas.")
  })
  app.get('/healthz', (c) => {
    c.set('route', '/healthz')
    return c.json({ ok: true })
  })
  app.get('/readyz', async (c) => {
    c.set('route', '/readyz')
    const ok = await databaseAnswers(world.db)
    return c.json({ ok }, ok ? 200 : 503)
  })
  servePages(app, pages)
  return app
}
