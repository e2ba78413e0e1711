import type { MiddlewareHandler } from 'hono'
import type { RefusalLog } from './refusal-log.ts'
import type { World } from '#server/world.ts'

/**
 * What a request carries along: its id, the pattern of its route, and the network address it comes from and the account
 * it is about, which are never logged as they are.
 */
export interface Variables {
  Variables: { requestId: string; route: string; address: string; account?: string }
}

/** Names each request and writes one line for it: the route's PATTERN, never the address, which may name people. */
export function accessLog(
  { log, newId }: Pick<World, 'log' | 'newId'>,
  refusals: RefusalLog,
): MiddlewareHandler<Variables> {
  return async (c, next) => {
    const started = performance.now()
    const requestId = newId()
    c.set('requestId', requestId)
    c.set('route', '*')
    refusals.turn()
    await next()
    // Not c.header(): from here on it would make the reply anew, at each header.
    c.res.headers.set('X-Request-Id', requestId)
    const ms = Math.round((performance.now() - started) * 10) / 10
    log.info({ method: c.req.method, route: c.get('route'), status: c.res.status, ms, requestId }, 'request')
  }
}
