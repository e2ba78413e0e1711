import * as v from 'valibot'
import { createRateLimit } from '#server/adapters/geoplateforme/rate-limit.ts'

/** What one call gave: a reply of the agreed shape, a refusal of this very question, or nothing usable. */
export type StateAnswer<T> =
  | { readonly kind: 'reply'; readonly reply: T }
  | { readonly kind: 'refused'; readonly status: 400 | 404 }
  | { readonly kind: 'silent' }

/** One service of the Géoplateforme, asked politely. Never throws. */
export interface StateService {
  ask<T>(path: string, query: Readonly<Record<string, string>>, reply: v.GenericSchema<unknown, T>): Promise<StateAnswer<T>>
}

/** `baseUrl` has no last slash. `perSecond` stays under the service's quota. `timeoutMs` is for a whole call, `restMs` for the rest after a failure. */
export interface StateServiceOptions {
  readonly baseUrl: string
  readonly fetch: typeof globalThis.fetch
  readonly now: () => Date
  readonly perSecond: number
  readonly timeoutMs?: number | undefined
  readonly restMs?: number | undefined
}

/**
 * After a failure (network, time-out, 5xx, a body that is not the agreed JSON) the service is left alone for `restMs`,
 * after a 429 for as long as it says; then one call alone tries it, so that a machine without network answers at once.
 */
export function createStateService(options: StateServiceOptions): StateService {
  const { baseUrl, fetch, now, perSecond, timeoutMs = 3_000, restMs = 30_000 } = options
  const mayCall = createRateLimit(perSecond, now)
  let restUntil = 0
  let failing = false

  const fail = (forMs: number): { readonly kind: 'silent' } => {
    restUntil = Math.max(restUntil, now().getTime() + forMs)
    failing = true
    return { kind: 'silent' }
  }

  return {
    async ask(path, query, reply) {
      if (now().getTime() < restUntil || !mayCall()) return { kind: 'silent' }
      const trying = failing
      if (trying) restUntil = now().getTime() + timeoutMs
      try {
        const response = await fetch(`${baseUrl}${path}?${new URLSearchParams(query)}`, {
          headers: { accept: 'application/json' },
          signal: AbortSignal.timeout(timeoutMs),
        })
        if (response.status === 429) {
          await response.body?.cancel()
          return fail(standAsideMs(response.headers.get('retry-after'), now))
        }
        const answer = readAnswer(response, await response.json(), reply)
        if (answer.kind === 'silent') return fail(restMs)
        if (trying) {
          restUntil = 0
          failing = false
        }
        return answer
      } catch {
        return fail(restMs)
      }
    },
  }
}

function readAnswer<T>({ ok, status }: Response, body: unknown, reply: v.GenericSchema<unknown, T>): StateAnswer<T> {
  if (status === 400 || status === 404) return { kind: 'refused', status }
  const parsed = v.safeParse(reply, body)
  return ok && parsed.success ? { kind: 'reply', reply: parsed.output } : { kind: 'silent' }
}

/** Seconds or an HTTP date; the service's own five seconds when it does not say; never more than ten minutes. */
function standAsideMs(retryAfter: string | null, now: () => Date): number {
  const seconds = Number(retryAfter ?? Number.NaN)
  const ms = Number.isNaN(seconds) ? Date.parse(retryAfter ?? '') - now().getTime() : seconds * 1000
  return Number.isNaN(ms) ? 5_000 : Math.min(Math.max(ms, 1_000), 600_000)
}
