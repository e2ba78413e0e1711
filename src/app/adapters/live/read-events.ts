import { Unreachable } from '#adapters/failures/failures.ts'

/** One server-sent event; a beat has neither name nor data. */
interface ServerEvent {
  readonly event: string
  readonly data: string
}

/**
 * The events of a stream as they come (HTML Living Standard, 9.2); comments as events without a name. Cancels the
 * stream when its reader stops.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(brokenOff)
      if (done) return
      text += decoder.decode(value, { stream: true })
      const blocks = text.split(/\r\n\r\n|\n\n|\r\r/)
      text = blocks.pop() ?? ''
      for (const block of blocks) yield eventOf(block)
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

function brokenOff(error: unknown): never {
  throw new Unreachable(String(error))
}

function eventOf(block: string): ServerEvent {
  const lines = block.split(/\r\n|\n|\r/)
  const of = (field: string) =>
    lines.filter((line) => line.startsWith(`${field}:`)).map((line) => line.slice(field.length + 1).replace(/^ /, ''))
  return { event: of('event').at(-1) ?? '', data: of('data').join('\n') }
}
