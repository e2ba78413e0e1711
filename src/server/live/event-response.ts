import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { Variables } from '#server/log/access-log.ts'
import { errorFields, type Log } from '#server/log/log.ts'
import type { EventFeed } from './event-feed.ts'

/** A stream of server-sent events. No proxy keeps it back; it ends with its reader, however that is noticed, and at once where only its head is asked for. */
export function eventResponse(c: Context<Variables>, feed: EventFeed, log: Log): Response {
  c.header('X-Accel-Buffering', 'no')
  const gone = new AbortController()
  const leave = () => gone.abort()
  c.req.raw.signal.addEventListener('abort', leave)
  if (c.req.raw.method === 'HEAD') leave()
  const route = c.get('route')
  return streamSSE(c, async (stream) => {
    stream.onAbort(leave)
    const writer = {
      event: (event: string, data: string) => stream.writeSSE({ event, data }),
      beat: () => stream.write(':\n\n').then(() => {}),
    }
    try {
      await feed(writer, gone.signal)
    } catch (error) {
      log.error({ ...errorFields(error), route }, 'stream broken off')
    } finally {
      c.req.raw.signal.removeEventListener('abort', leave)
    }
  })
}
