import { setTimeout as realPause } from 'node:timers/promises'
import * as v from 'valibot'
import { brand } from '#content/company.ts'
import { kindOf, nameOf, type Asker } from './asker.ts'
import { createFairQuota } from './fair-quota.ts'
import { createRest, type Rest } from './rest-after-failure.ts'

/**
 * What one call gave: a reply of the agreed shape, a refusal of this very question, nothing usable, or that our quota
 * is used up: it may be there, and was not asked.
 */
export type StateAnswer<T> =
  | { readonly kind: 'reply'; readonly reply: T }
  | { readonly kind: 'refused'; readonly status: 400 | 404 }
  | { readonly kind: 'silent' }
  | { readonly kind: 'busy' }

/** One open service of the state, asked politely. Never throws. */
export interface StateService {
  ask<T>(question: StateQuestion<T>, asker: Asker): Promise<StateAnswer<T>>
}

/** `waitMs`: how long it may wait for its turn. */
export interface StateQuestion<T> {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly reply: v.GenericSchema<unknown, T>
  readonly waitMs: number
}

/**
 * `baseUrl` has no last slash. `perSecond`: for suppliers and others, below the quota; `asOneSupplier`: all visitors
 * count as one supplier. `timeoutMs`: a whole call; `restMs`: after a failure.
 */
export interface StateServiceOptions {
  readonly baseUrl: string
  readonly fetch: typeof globalThis.fetch
  readonly now: () => Date
  readonly perSecond: Readonly<Record<'supplier' | 'network', number>>
  readonly asOneSupplier?: boolean | undefined
  /** Waits for real unless told. */
  readonly pause?: ((ms: number) => Promise<unknown>) | undefined
  readonly timeoutMs?: number | undefined
  readonly restMs?: number | undefined
}

/**
 * After a failure (network, time-out, 5xx, no JSON) the service rests for `restMs`, then one call tries it: a machine
 * without network answers at once. A 429 is our quota, and rests as it says.
 */
export function createStateService(options: StateServiceOptions): StateService {
  const {
    baseUrl,
    fetch,
    now,
    perSecond,
    asOneSupplier = false,
    pause = realPause,
    timeoutMs = 3_000,
    restMs = 30_000,
  } = options
  const quotas = {
    supplier: createFairQuota({ perSecond: perSecond.supplier, now, pause }),
    network: createFairQuota({ perSecond: perSecond.network, now, pause }),
  }
  const rests = { supplier: createRest({ now, restMs, timeoutMs }), network: createRest({ now, restMs, timeoutMs }) }
  const restOf = (asker: Asker): Rest => rests[asOneSupplier ? kindOf(asker) : 'supplier']
  const isTurnOf = async (asker: Asker, forMs: number): Promise<boolean> => {
    const kind = kindOf(asker)
    if (!(await quotas[kind].take(nameOf(asker), forMs))) return false
    return kind === 'supplier' || !asOneSupplier || quotas.supplier.take('all visitors', forMs)
  }

  return {
    async ask({ path, query, reply, waitMs }, asker) {
      const rest = restOf(asker)
      if (rest.isOn()) return { kind: 'silent' }
      if (!(await isTurnOf(asker, waitMs))) return { kind: 'busy' }
      if (rest.isOn()) return { kind: 'silent' }
      const trying = rest.begin()
      const fail = (): { readonly kind: 'silent' } => {
        rest.failed()
        return { kind: 'silent' }
      }
      try {
        const response = await fetch(`${baseUrl}${path}?${new URLSearchParams(query)}`, {
          headers: { accept: 'application/json', 'user-agent': brand },
          signal: AbortSignal.timeout(timeoutMs),
        })
        if (response.status === 429) {
          await response.body?.cancel()
          const forMs = standAsideMs(response.headers.get('retry-after'), now)
          for (const quota of Object.values(quotas)) quota.rest(forMs)
          if (trying) rest.answered()
          return { kind: 'busy' }
        }
        if (response.status >= 400 && response.status < 500) {
          await response.body?.cancel()
          if (trying) rest.answered()
          return refusalOf(response.status)
        }
        const answer = readAnswer(response, await response.json(), reply)
        if (answer.kind === 'silent') return fail()
        if (trying) rest.answered()
        return answer
      } catch {
        return fail()
      }
    },
  }
}

/** What is refused, by a guard before the service too, is this question alone: it makes no other fail. */
function refusalOf(status: number): StateAnswer<never> {
  return status === 400 || status === 404 ? { kind: 'refused', status } : { kind: 'silent' }
}

function readAnswer<T>({ ok }: Response, body: unknown, reply: v.GenericSchema<unknown, T>): StateAnswer<T> {
  const parsed = v.safeParse(reply, body)
  return ok && parsed.success ? { kind: 'reply', reply: parsed.output } : { kind: 'silent' }
}

/** Seconds or an HTTP date; the service's own five seconds when it does not say; never more than ten minutes. */
function standAsideMs(retryAfter: string | null, now: () => Date): number {
  const seconds = Number(retryAfter ?? Number.NaN)
  const ms = Number.isNaN(seconds) ? Date.parse(retryAfter ?? '') - now().getTime() : seconds * 1000
  return Number.isNaN(ms) ? 5_000 : Math.min(Math.max(ms, 1_000), 600_000)
}
