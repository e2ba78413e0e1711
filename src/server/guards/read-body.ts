import type { HonoRequest } from 'hono'
import type { CallName } from '#contract/api.ts'
import { attachmentTooLarge } from '#contract/account/contact-message.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { proofPhotoTooLarge } from '#contract/staff/staff-photos.ts'
import { orderSentences } from '#contract/wire/sentences.ts'
import { HttpError } from '#server/log/http-error.ts'
import { hasShortHeads, formBoundary, partCounter } from './form-parts.ts'
import { readBytes } from './read-bytes.ts'

/**
 * The body of a call, bounded before it is parsed: JSON and form data 64 KB, a form left undone 16 KB, multipart 6 MB.
 * Undefined without a body.
 */
export async function readBody(
  request: HonoRequest,
  name: CallName,
  { encoding, alsoForm }: Pick<Endpoint, 'encoding' | 'alsoForm'>,
): Promise<unknown> {
  if (encoding === 'none') return undefined
  const type = typeOf(request)
  if (alsoForm && type === urlEncoded) return await readFields(request)
  if (alsoForm && type === 'multipart/form-data')
    return await readForm(request, { most: mostJson, tooLarge: tooMuch, ms: jsonMs })
  const isBeacon = name === 'recordAbandonment'
  const isJson = encoding === 'json' || (encoding === 'multipart or json' && type === 'application/json')
  return isJson
    ? await readJson(
        request,
        isBeacon ? mostAbandonment : mostJson,
        isBeacon && type === 'text/plain' ? 'text/plain' : 'application/json',
      )
    : await readForm(request, {
        most: mostForm,
        tooLarge: tooLargeFor[name] ?? orderSentences.slipTooLargeAtChoice,
        ms: formMs,
      })
}

/** What a form that is longer is told; of the others a slip is what is heavy. */
const tooLargeFor: Readonly<Partial<Record<CallName, string>>> = {
  contact: attachmentTooLarge,
  addProofPhoto: proofPhotoTooLarge,
  addDamagePhoto: proofPhotoTooLarge,
}

const urlEncoded = 'application/x-www-form-urlencoded'
const tooMuch = 'Requête trop volumineuse.'

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
  const bytes = await readBytes(request, most, tooMuch, jsonMs)
  if (bytes.byteLength === 0) return undefined
  try {
    const text = utf8(bytes)
    if (nul.test(text)) throw new HttpError(422, 'Caractère interdit.')
    return JSON.parse(text)
  } catch (error) {
    throw error instanceof HttpError ? error : unreadable()
  }
}

/**
 * A form without files, 'nom=Martin&prenom=%C3%89lise'; what is said twice counts as it was said last. In another
 * encoding, 'nom=Andr%E9', it is not read.
 */
async function readFields(request: HonoRequest): Promise<unknown> {
  const bytes = await readBytes(request, mostJson, tooMuch, jsonMs)
  const fields = [...new URLSearchParams(utf8(bytes))]
  if (fields.length > mostParts || fields.flat().some((text) => text.includes(misread))) throw unreadable()
  return plain(fields)
}

async function readForm(
  request: HonoRequest,
  { most, tooLarge, ms }: { readonly most: number; readonly tooLarge: string; readonly ms: number },
): Promise<unknown> {
  const boundary = formBoundary(expectType(request, 'multipart/form-data'))
  if (boundary === null) throw unreadable()
  const partsIn = partCounter(boundary)
  const bytes = await readBytes(request, most, tooLarge, ms, (chunk) => {
    if (partsIn(chunk) > mostParts) throw unreadable()
  })
  if (!hasShortHeads(bytes, boundary)) throw unreadable()
  try {
    // By the boundary that was counted, whatever else the type says.
    const form = await new Response(bytes, {
      headers: { 'content-type': `multipart/form-data; boundary="${boundary}"` },
    }).formData()
    const parts = [...form.entries()]
    if (parts.some(([, value]) => typeof value === 'string' && isMisread(value, bytes))) throw unreadable()
    return plain(parts)
  } catch (error) {
    throw error instanceof HttpError ? error : unreadable()
  }
}

/** What stands in a text for bytes that are no UTF-8. */
const misread = '\uFFFD'

/**
 * Whether a text was in another encoding; somebody may have typed the sign himself, then the form's bytes hold the text
 * as it was read.
 */
function isMisread(text: string, form: Uint8Array): boolean {
  return text.includes(misread) && !Buffer.from(form.buffer, form.byteOffset, form.byteLength).includes(text)
}

function utf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw unreadable()
  }
}

/** The parts of a form by their names; no database keeps a NUL. */
function plain(parts: readonly (readonly [string, File | string])[]): unknown {
  if (parts.some(([, value]) => typeof value === 'string' && value.includes('\u0000')))
    throw new HttpError(422, 'Caractère interdit.')
  return Object.fromEntries(parts)
}

/** An escaped NUL, which no database keeps. After an even run of backslashes it is plain text. */
const nul = /(?<!\\)(?:\\\\)*\\u0000/

function expectType(request: HonoRequest, expected: string): string {
  if (typeOf(request) === expected) return request.header('content-type') ?? ''
  throw new HttpError(415, `Format de requête inattendu : ${expected} attendu.`)
}

/** Nothing at all has no type. */
function isNothing(request: HonoRequest): boolean {
  return (
    typeOf(request) === undefined && Number(request.header('content-length') ?? 0) === 0 && request.raw.body === null
  )
}

/** 'Application/JSON; charset=utf-8' → 'application/json'. */
function typeOf(request: HonoRequest): string | undefined {
  return request.header('content-type')?.split(';')[0]?.trim().toLowerCase()
}

function unreadable(): HttpError {
  return new HttpError(400, 'Requête illisible.')
}
