import type { Database } from '#server/db/database.ts'
import type { Bucket, Limiter } from '#server/limits/limiter.ts'
import type { RateName } from '#server/limits/rates.ts'
import { HttpError } from '#server/log/http-error.ts'
import type { Caller, Visit } from '#server/http/handler.ts'
import type { CallRate } from '#server/limits/call-rates.ts'
import { networkBuckets } from '#server/limits/network-buckets.ts'

/**
 * Refuses 429 what is done too often, with the seconds after which it will be taken. `within`: the transaction that it
 * is counted in.
 */
export async function checkRate(limiter: Limiter, name: RateName, who: string, within?: Database): Promise<void> {
  refuseFor(await limiter.take(name, who, within))
}

/** The same of several together: one of each is taken, or none. */
export async function checkRates(limiter: Limiter, buckets: readonly Bucket[]): Promise<void> {
  refuseFor(await limiter.takeAll(buckets))
}

/**
 * Several ways to be let through, each of one of each of its buckets: takes those of the first that has room and
 * answers which; refuses with the seconds until one has.
 */
export async function checkWays<Way extends readonly Bucket[]>(limiter: Limiter, ways: readonly Way[]): Promise<Way> {
  const waitsMs: number[] = []
  for (const way of ways) {
    const waitMs = await limiter.takeAll(way)
    if (waitMs === 0) return way
    waitsMs.push(waitMs)
  }
  throw tooMany(Math.min(...waitsMs))
}

function refuseFor(waitMs: number): void {
  if (waitMs > 0) throw tooMany(waitMs)
}

function tooMany(waitMs: number): HttpError {
  return new HttpError(429, 'Trop de requêtes. Veuillez patienter quelques instants avant de réessayer.', {
    headers: { 'Retry-After': String(Math.ceil(waitMs / 1000)) },
  })
}

/**
 * Counts a call by the account, by the network, or by the accounts of the device's marks. Those of an account count
 * together, as each login gives the next; used up, its devices are strangers here.
 */
export async function checkCallRate(
  { rate, by }: CallRate,
  caller: Caller | null,
  { network, marks }: Visit,
  limiter: Limiter,
): Promise<void> {
  if (by === 'caller') return await checkRate(limiter, rate, String(caller?.id))
  const accounts = new Set(marks.map(({ userId }) => String(userId)))
  if (accounts.size > 0 && (await limiter.takeAll([...accounts].map((who) => ({ name: 'callsByMarks', who })))) === 0)
    return
  await checkRates(limiter, networkBuckets(rate, network))
}
