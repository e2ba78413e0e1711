import type { HonoRequest } from 'hono'
import { HttpError } from '#server/http-error.ts'

/** The bytes of a body, at most `most`; refuses 413 as soon as it is known to be longer, 400 when it breaks off, 408 when it is not there within `withinMs`. `check` sees each chunk as it comes, and may refuse the rest. */
export async function readBytes(request: HonoRequest, most: number, sentence: string, withinMs: number, check?: (chunk: Uint8Array) => void): Promise<Uint8Array<ArrayBuffer>> {
  const declared = Number(request.header('content-length') ?? Number.NaN)
  if (declared > most) throw new HttpError(413, sentence)
  const isWatched = Number.isNaN(declared) || check !== undefined
  const bytes = await inTime(isWatched ? readCounting(request, most, check) : readAll(request), withinMs)
  if (bytes === null || bytes.byteLength > most) throw new HttpError(413, sentence)
  return bytes
}

async function readAll(request: HonoRequest): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await request.arrayBuffer())
  } catch {
    throw new HttpError(400, 'Requête interrompue.')
  }
}

/** A body chunk by chunk; null once it is longer than `most`. */
async function readCounting(request: HonoRequest, most: number, check?: (chunk: Uint8Array) => void): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of request.raw.body ?? []) {
      length += chunk.byteLength
      if (length > most) return null
      check?.(chunk)
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof HttpError ? error : new HttpError(400, 'Requête interrompue.')
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/** The connection is closed with the refusal: the rest of the body would be taken for the next request. */
async function inTime<T>(reading: Promise<T>, ms: number): Promise<T> {
  let clock: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    clock = setTimeout(() => reject(new HttpError(408, 'Requête trop lente.', { headers: { Connection: 'close' } })), ms)
  })
  try {
    return await Promise.race([reading, late])
  } finally {
    clearTimeout(clock)
  }
}
