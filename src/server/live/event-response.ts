import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { Variables } from '#server/log/access-log.ts'
import { type Log, errorFields } from '#server/log/log.ts'

/**
 * A stream of server-sent events. No proxy keeps it back; it ends with its reader, however that is noticed, and at once
 * where only its head is asked for.
 */
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

/** What a stream of events is written with: an event and its data, or a beat that only says that the stream lives. */
export interface EventWriter {
  event(name: string, data: string): Promise<void>
  beat(): Promise<void>
}

/** Writes the events of a stream; it ends when this resolves. `gone`: nobody reads it any more. */
export type EventFeed = (writer: EventWriter, gone: AbortSignal) => Promise<void>
