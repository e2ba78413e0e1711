import type { Database } from '#server/db/database.ts'
import type { Bucket, Limiter } from '#server/limits/limiter.ts'
import type { RateName } from '#server/limits/rates.ts'
import { HttpError } from '#server/http-error.ts'

/** Refuses 429 what is done too often, with the seconds after which it will be taken. `within`: the transaction that it is counted in. */
export async function checkRate(limiter: Limiter, name: RateName, who: string, within?: Database): Promise<void> {
  refuseFor(await limiter.take(name, who, within))
}

/** The same of several together: one of each is taken, or none. */
export async function checkRates(limiter: Limiter, buckets: readonly Bucket[]): Promise<void> {
  refuseFor(await limiter.takeAll(buckets))
}

function refuseFor(waitMs: number): void {
  if (waitMs === 0) return
  throw new HttpError(429, 'Trop de requêtes. Veuillez patienter quelques instants avant de réessayer.', {
    headers: { 'Retry-After': String(Math.ceil(waitMs / 1000)) },
  })
}
