import type { Database } from '#server/db/database.ts'
import type { Bucket, Limiter } from '#server/limits/limiter.ts'
import type { RateName } from '#server/limits/rates.ts'
import { HttpError } from '#server/log/http-error.ts'

/** Refuses 429 what is done too often, with the seconds after which it will be taken. `within`: the transaction that it is counted in. */
export async function checkRate(limiter: Limiter, name: RateName, who: string, within?: Database): Promise<void> {
  refuseFor(await limiter.take(name, who, within))
}

/** The same of several together: one of each is taken, or none. */
export async function checkRates(limiter: Limiter, buckets: readonly Bucket[]): Promise<void> {
  refuseFor(await limiter.takeAll(buckets))
}

/** Several ways to be let through, each of one of each of its buckets: takes those of the first that has room and answers which; refuses with the seconds until one has. */
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
