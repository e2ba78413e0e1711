import type { HonoRequest } from 'hono'
import { HttpError } from '#server/http-error.ts'

/** The bytes of a body, at most `most`; refuses 413 as soon as it is known to be longer, 400 when it breaks off. */
export async function readBytes(request: HonoRequest, most: number, sentence: string): Promise<Uint8Array<ArrayBuffer>> {
  const declared = Number(request.header('content-length') ?? Number.NaN)
  if (declared > most) throw new HttpError(413, sentence)
  const bytes = Number.isNaN(declared) ? await readCounting(request, most) : await readAll(request)
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

/** A body of unknown length; null once it is longer than `most`. */
async function readCounting(request: HonoRequest, most: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of request.raw.body ?? []) {
      length += chunk.byteLength
      if (length > most) return null
      chunks.push(chunk)
    }
  } catch {
    throw new HttpError(400, 'Requête interrompue.')
  }
  return new Uint8Array(Buffer.concat(chunks))
}
