import type { HonoRequest, MiddlewareHandler } from 'hono'
import { HttpError } from '#server/log/http-error.ts'

/**
 * The bytes of a body, at most `most`: 413 as soon as it is longer, 400 when it breaks off or comes in crumbs, 408 when
 * it takes longer than `withinMs`. `check` sees each chunk, and may refuse the rest.
 */
export async function readBytes(
  request: HonoRequest,
  most: number,
  sentence: string,
  withinMs: number,
  check?: (chunk: Uint8Array) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const declared = Number(request.header('content-length') ?? Number.NaN)
  if (declared > most) throw new HttpError(413, sentence)
  const isShort = declared <= fewPackets && check === undefined
  const room = Number.isNaN(declared) ? most : declared
  const bytes = await inTime(isShort ? readAll(request) : readInto(new Uint8Array(room), request, check), withinMs)
  if (bytes === null || bytes.byteLength > most) throw new HttpError(413, sentence)
  return bytes
}

/** Nearly every call: read at once, for less than chunk by chunk. */
const fewPackets = 16 * 1024

async function readAll(request: HonoRequest): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await request.arrayBuffer())
  } catch {
    throw interrupted()
  }
}

/** A body chunk by chunk into the room that it announced; null once it is longer. */
async function readInto(
  room: Uint8Array<ArrayBuffer>,
  request: HonoRequest,
  check?: (chunk: Uint8Array) => void,
): Promise<Uint8Array<ArrayBuffer> | null> {
  let [length, chunks] = [0, 0]
  try {
    for await (const chunk of request.raw.body ?? []) {
      if (length + chunk.byteLength > room.byteLength) return null
      room.set(chunk, length)
      length += chunk.byteLength
      chunks += 1
      if (chunks > manyChunks && length < chunks * crumb)
        throw new HttpError(400, 'La requête arrive en trop petits morceaux.', { headers: { Connection: 'close' } })
      check?.(chunk)
    }
  } catch (error) {
    throw error instanceof HttpError ? error : interrupted()
  }
  return room.subarray(0, length)
}

/**
 * A chunk costs the same whatever is in it: of more than so many, each brings so many bytes on average. A real line's
 * packets bring 500.
 */
const manyChunks = 2000
const crumb = 256

function interrupted(): HttpError {
  return new HttpError(400, 'Requête interrompue.')
}

/** The connection is closed with the refusal: the rest of the body would be taken for the next request. */
async function inTime<T>(reading: Promise<T>, ms: number): Promise<T> {
  let clock: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    clock = setTimeout(
      () => reject(new HttpError(408, 'Requête trop lente.', { headers: { Connection: 'close' } })),
      ms,
    )
  })
  try {
    return await Promise.race([reading, late])
  } finally {
    clearTimeout(clock)
  }
}

/**
 * Refuses a body that does not say its length, before it is read: chunks of one letter would cost the one thread a
 * packet each. Browsers and processors always say it. The connection ends with it.
 */
export const lengthTold: MiddlewareHandler = async (c, next) => {
  if (c.req.header('transfer-encoding') !== undefined)
    throw new HttpError(411, 'La requête ne dit pas sa longueur.', { headers: { Connection: 'close' } })
  await next()
}
