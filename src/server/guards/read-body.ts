import type { HonoRequest } from 'hono'
import type { CallName } from '#contract/api.ts'
import { attachmentTooLarge } from '#contract/contact-message.ts'
import type { Encoding } from '#contract/endpoint.ts'
import { proofPhotoTooLarge } from '#contract/staff-photos.ts'
import { orderSentences } from '#contract/sentences.ts'
import { HttpError } from '#server/http-error.ts'
import { formBoundary } from './form-boundary.ts'
import { hasShortHeads } from './form-heads.ts'
import { partCounter } from './part-counter.ts'
import { readBytes } from './read-bytes.ts'

/** The body of a call, bounded before it is parsed: JSON up to 64 KB, nothing at all being no body, a form left undone up to 16 KB, multipart up to 6 MB. Undefined when the call has none. */
export async function readBody(request: HonoRequest, name: CallName, encoding: Encoding): Promise<unknown> {
  if (encoding === 'none') return undefined
  const isBeacon = name === 'recordAbandonment'
  const isJson = encoding === 'json' || (encoding === 'multipart or json' && typeOf(request) === 'application/json')
  return isJson ? await readJson(request, isBeacon ? mostAbandonment : mostJson, isBeacon && typeOf(request) === 'text/plain' ? 'text/plain' : 'application/json') : await readForm(request, tooLargeFor[name] ?? orderSentences.slipTooLargeAtChoice)
}

/** What a form that is longer is told; of the others a slip is what is heavy. */
const tooLargeFor: Readonly<Partial<Record<CallName, string>>> = { contact: attachmentTooLarge, addProofPhoto: proofPhotoTooLarge }

const mostJson = 64 * 1024
const mostAbandonment = 16 * 1024
const mostForm = 6 * 1024 * 1024
/** The order asked for by mail has 28. */
const mostParts = 40

/** How long a body may take to come: JSON is one packet or a few, a slip of 5 MB may come over a slow line. */
const jsonMs = 20_000
const formMs = 5 * 60_000

/** From a page elsewhere a beacon calls its JSON plain text, for which no browser asks leave first. */
async function readJson(request: HonoRequest, most: number, type: 'application/json' | 'text/plain'): Promise<unknown> {
  if (isNothing(request)) return undefined
  expectType(request, type)
  const bytes = await readBytes(request, most, 'Requête trop volumineuse.', jsonMs)
  if (bytes.byteLength === 0) return undefined
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (nul.test(text)) throw new HttpError(422, 'Caractère interdit.')
    return JSON.parse(text)
  } catch (error) {
    throw error instanceof HttpError ? error : unreadable()
  }
}

async function readForm(request: HonoRequest, tooLarge: string): Promise<unknown> {
  const boundary = formBoundary(expectType(request, 'multipart/form-data'))
  if (boundary === null) throw unreadable()
  const partsIn = partCounter(boundary)
  const bytes = await readBytes(request, mostForm, tooLarge, formMs, (chunk) => {
    if (partsIn(chunk) > mostParts) throw unreadable()
  })
  if (!hasShortHeads(bytes, boundary)) throw unreadable()
  try {
    // By the boundary that was counted, whatever else the type says.
    const form = await new Response(bytes, { headers: { 'content-type': `multipart/form-data; boundary="${boundary}"` } }).formData()
    const parts = [...form.entries()]
    if (parts.some(([, value]) => typeof value === 'string' && value.includes('\u0000'))) throw new HttpError(422, 'Caractère interdit.')
    return Object.fromEntries(parts)
  } catch (error) {
    throw error instanceof HttpError ? error : unreadable()
  }
}

/** An escaped NUL, which no database keeps. An even run of backslashes before it would be backslashes, then plain text. */
const nul = /(?<!\\)(?:\\\\)*\\u0000/

function expectType(request: HonoRequest, expected: string): string {
  if (typeOf(request) === expected) return request.header('content-type') ?? ''
  throw new HttpError(415, `Format de requête inattendu : ${expected} attendu.`)
}

/** Nothing at all has no type. */
function isNothing(request: HonoRequest): boolean {
  return typeOf(request) === undefined && Number(request.header('content-length') ?? 0) === 0 && request.raw.body === null
}

/** 'Application/JSON; charset=utf-8' → 'application/json'. */
function typeOf(request: HonoRequest): string | undefined {
  return request.header('content-type')?.split(';')[0]?.trim().toLowerCase()
}

function unreadable(): HttpError {
  return new HttpError(400, 'Requête illisible.')
}
