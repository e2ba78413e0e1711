import * as v from 'valibot'
import { href, type BodyOf, type Endpoint, type ParamsOf, type QueryOf, type Reply } from '#contract/endpoint.ts'
import { readRefusal } from '#contract/wire/failure.ts'
import { fileReply, type FileReply } from '#contract/wire/replies.ts'
import type { Sleep } from '#adapters/device/waiting.ts'
import { Malformed, Refused, SignedOut, TimedOut, Unreachable } from '#adapters/failures/failures.ts'
import { isPutOff, mostRetries, retryDelay } from './rate-limit.ts'
import { receivedFile } from './received-file.ts'

/** What goes with a call, beyond the endpoint itself. */
export interface CallOptions<E extends Endpoint> {
  readonly params?: ParamsOf<E>
  readonly query?: QueryOf<E>
  readonly body?: BodyOf<E>
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
  readonly timeoutMs?: number
  /** Goes with the call instead of the session's. */
  readonly token?: string
  /** No user waits for it: where the server asks to wait, it is given up. */
  readonly givesUp?: boolean
  /** The call outlives its page. */
  readonly keepalive?: boolean
  /** As the world's, for this call alone. */
  onWaiting?(ms: number): void
}

/** What a call answers: the file that it sends, else what its schema reads. */
export type Answered<E extends Endpoint> = E['reply'] extends FileReply ? File : Reply<E>

/** Makes a call of the contract. Rejects with a CallFailure, or with the reason of an aborted signal. */
export type Caller = <E extends Endpoint>(endpoint: E, options?: CallOptions<E>) => Promise<Answered<E>>

/** What the caller needs of the world. */
export interface CallerWorld {
  readonly fetch: typeof globalThis.fetch
  /** The provider's origin; '' is this page's own (R29). */
  readonly origin: string
  token(): string | null
  readonly sleep: Sleep
  /** A 401 refused that token (R31). True: its user has a newer one, under which the call is worth making again. */
  onSignedOut(token: string | null): boolean | void
  /** The server asked to wait that long before the next try; 0 when the wait is over (R32). */
  onWaiting(ms: number): void
  /** A try was answered in some way, or not at all. */
  onHeard?(isAnswered: boolean): void
}

const usualTimeoutMs = 15_000

export function createCaller(world: CallerWorld): Caller {
  return async (endpoint, options = {}) => {
    for (let tries = 1; ; tries++) {
      const token = options.token ?? world.token()
      const { response, ends } = await sendPatiently(world, endpoint, options, token)
      if (response.status !== 401 || endpoint.audience === 'nobody') return readReply(endpoint, response, ends)
      if (!world.onSignedOut(token) || tries > 1) throw new SignedOut()
    }
  }
}

/** What ends the wait for a reply: its caller, or the time it may take. */
interface Ends {
  readonly gaveUp: AbortSignal | undefined
  readonly timeout: AbortSignal
}

/** A reply, of which the body may still be on its way. */
interface Answer {
  readonly response: Response
  readonly ends: Ends
}

async function readReply<E extends Endpoint>({ reply }: E, response: Response, ends: Ends): Promise<Answered<E>> {
  if (response.ok && (reply as unknown) === fileReply) return (await readFile(response, ends)) as never
  const body = await readBody(response, ends)
  if (!response.ok) throw new Refused(response.status, readRefusal(body), body)
  const parsed = v.safeParse(reply, body)
  if (!parsed.success)
    throw new Malformed(parsed.issues.map((issue) => v.getDotPath(issue) ?? issue.message).join(', '))
  return parsed.output as never
}

/** A call goes under one token, however often it is tried: a user who has signed in meanwhile did not make it. */
async function sendPatiently(
  world: CallerWorld,
  endpoint: Endpoint,
  options: CallOptions<Endpoint>,
  token: string | null,
): Promise<Answer> {
  const tell = (ms: number) => {
    world.onWaiting(ms)
    options.onWaiting?.(ms)
  }
  for (let attempt = 1; ; attempt++) {
    const answer = await send(world, endpoint, options, token)
    if (!isPutOff(answer.response) || options.givesUp || attempt > mostRetries) return answer
    const wait = retryDelay(attempt, answer.response.headers.get('retry-after'))
    tell(wait)
    try {
      await world.sleep(wait, options.signal)
    } finally {
      tell(0)
    }
  }
}

async function send(
  world: CallerWorld,
  endpoint: Endpoint,
  options: CallOptions<Endpoint>,
  token: string | null,
): Promise<Answer> {
  const ends: Ends = { gaveUp: options.signal, timeout: AbortSignal.timeout(options.timeoutMs ?? usualTimeoutMs) }
  const signal = ends.gaveUp ? AbortSignal.any([ends.gaveUp, ends.timeout]) : ends.timeout
  const url =
    world.origin +
    href(
      endpoint,
      options.params as Record<string, string> | undefined,
      options.query as Record<string, string> | undefined,
    )
  const { method } = endpoint
  const request = {
    method,
    headers: headersOf(endpoint, options, token),
    body: bodyOf(endpoint, options),
    signal,
    credentials: 'omit',
    keepalive: options.keepalive === true,
  } as const
  try {
    const response = await world.fetch(url, request)
    world.onHeard?.(true)
    return { response, ends }
  } catch (error) {
    if (ends.gaveUp?.aborted) throw error
    world.onHeard?.(false)
    if (ends.timeout.aborted || error instanceof TimedOut) throw new TimedOut()
    throw new Unreachable(String(error))
  }
}

function headersOf(endpoint: Endpoint, options: CallOptions<Endpoint>, token: string | null): Headers {
  const headers = new Headers({ accept: 'application/json', ...options.headers })
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  if (endpoint.encoding === 'json') headers.set('content-type', 'application/json')
  return headers
}

function bodyOf(endpoint: Endpoint, { body }: CallOptions<Endpoint>): BodyInit | null {
  if (endpoint.encoding === 'none') return null
  if (endpoint.encoding === 'json') return JSON.stringify(body)
  const form = new FormData()
  for (const [name, value] of Object.entries(body as Record<string, unknown>)) {
    if (value instanceof Blob) form.append(name, value, value instanceof File ? value.name : name)
    else if (value !== undefined && value !== null) form.append(name, String(value))
  }
  return form
}

/** undefined for what is no JSON, or broke off: the status is all that came. */
async function readBody(response: Response, ends: Ends): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    throwIfOver(ends)
    return undefined
  }
}

async function readFile(response: Response, ends: Ends): Promise<File> {
  try {
    return await receivedFile(response)
  } catch (error) {
    throwIfOver(ends)
    throw error
  }
}

function throwIfOver({ gaveUp, timeout }: Ends): void {
  gaveUp?.throwIfAborted()
  if (timeout.aborted) throw new TimedOut()
}
